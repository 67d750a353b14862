// Pixels along the longer side: fine enough for the spokes of a chair.
const LONGER_SIDE = 900;
// Points closer to a straight line than this are left out, in pixels.
const STRAIGHT = 1.1;
// Smaller areas and holes are left out: slits between parts that nearly touch, in pixels.
const SMALLEST = 14;

/** The shadow of triangles (corners x, y, z in cm) seen along y (axis 0) or along x (axis 1), as a grid of pixels. */
export function filledMask(corners, axis) {
  const [low, high] = [
    [Infinity, Infinity],
    [-Infinity, -Infinity],
  ];
  for (let i = 0; i < corners.length; i += 3)
    for (const [side, value] of [corners[i + axis], corners[i + 2]].entries()) {
      low[side] = Math.min(low[side], value);
      high[side] = Math.max(high[side], value);
    }
  const cm = [high[0] - low[0], high[1] - low[1]];
  const scale = LONGER_SIDE / Math.max(...cm);
  const [columns, rows] = cm.map((length) => Math.max(1, Math.round(length * scale)));
  const pixels = new Uint8Array(columns * rows);
  const toX = (value) => ((value - low[0]) / cm[0]) * columns;
  const toY = (value) => ((high[1] - value) / cm[1]) * rows;
  for (let i = 0; i < corners.length; i += 9)
    fill(
      pixels,
      columns,
      rows,
      [0, 3, 6].map((k) => [toX(corners[i + k + axis]), toY(corners[i + k + 2])]),
    );
  return { mask: { pixels, columns, rows }, cm };
}

/** Sets the pixels whose centres lie in the triangle. */
function fill(pixels, columns, rows, [a, b, c]) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (area === 0) return;
  const [p, q] = area > 0 ? [b, c] : [c, b];
  const firstRow = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const lastRow = Math.min(rows - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  const firstColumn = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const lastColumn = Math.min(columns - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  const isLeft = (from, to, x, y) =>
    (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0;
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const [x, y] = [column + 0.5, row + 0.5];
      if (isLeft(a, p, x, y) && isLeft(p, q, x, y) && isLeft(q, a, x, y)) pixels[row * columns + column] = 1;
    }
}

/** The outlines of all areas and holes of a mask, as closed loops of [x, y] in pixels. */
export function outlinesOf({ pixels, columns, rows }) {
  const isSet = (x, y) => x >= 0 && y >= 0 && x < columns && y < rows && pixels[y * columns + x] === 1;
  // Each edge between a set and an unset pixel, by its start, with the set pixel on the right.
  const edges = new Map();
  const addEdge = (from, to) => {
    const key = from.join();
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      if (!isSet(x, y)) continue;
      if (!isSet(x, y - 1)) addEdge([x, y], [x + 1, y]);
      if (!isSet(x + 1, y)) addEdge([x + 1, y], [x + 1, y + 1]);
      if (!isSet(x, y + 1)) addEdge([x + 1, y + 1], [x, y + 1]);
      if (!isSet(x - 1, y)) addEdge([x, y + 1], [x, y]);
    }
  const loops = [];
  for (const [key, targets] of edges)
    while (targets.length > 0) {
      const start = key.split(",").map(Number);
      const loop = [start];
      for (let to = targets.pop(); to.join() !== key; to = edges.get(to.join()).pop()) loop.push(to);
      const simple = simplified(loop);
      if (simple.length > 2 && Math.abs(areaOf(simple)) >= SMALLEST) loops.push(simple);
    }
  return loops;
}

/** Area inside a loop, negative for a hole. */
function areaOf(loop) {
  return (
    loop.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = loop[(index + 1) % loop.length];
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}

/** Leaves out points that are close to the line between their neighbours (Douglas and Peucker). */
function simplified(loop) {
  const far = loop.reduce(
    (best, point, index) => (distance2(point, loop[0]) > distance2(loop[best], loop[0]) ? index : best),
    0,
  );
  if (far === 0) return [];
  const first = reduce(loop.slice(0, far + 1));
  const second = reduce([...loop.slice(far), loop[0]]);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

const distance2 = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2;

function reduce(points) {
  const isKept = new Uint8Array(points.length);
  isKept[0] = isKept[points.length - 1] = 1;
  const waiting = [[0, points.length - 1]];
  while (waiting.length > 0) {
    const [start, end] = waiting.pop();
    let [worst, worstDistance] = [0, STRAIGHT];
    for (let i = start + 1; i < end; i += 1) {
      const away = distanceToLine(points[i], points[start], points[end]);
      if (away > worstDistance) [worst, worstDistance] = [i, away];
    }
    if (worst === 0) continue;
    isKept[worst] = 1;
    waiting.push([start, worst], [worst, end]);
  }
  return points.filter((_, index) => isKept[index]);
}

function distanceToLine(point, from, to) {
  const length = Math.sqrt(distance2(from, to));
  if (length === 0) return Math.sqrt(distance2(point, from));
  return (
    Math.abs((to[0] - from[0]) * (point[1] - from[1]) - (to[1] - from[1]) * (point[0] - from[0])) / length
  );
}
