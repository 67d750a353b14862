import { MeshoptSimplifier } from "meshoptimizer";

// A surface may move by one millimetre.
const TOLERANCE_M = 0.001;
const SMALLEST_AREA = 1e-12;
// Edges that are sharper than this are shown as edges.
const CREASE = Math.cos((50 * Math.PI) / 180);

const subtract = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** The vector with length 1. */
export const unit = (v) => {
  const length = Math.hypot(...v) || 1;
  return v.map((part) => part / length);
};

/** Fewer triangles with nearly the same surface, as corners of triangles in the part's own axes (metres). */
export async function simplified(corners, triangles, share) {
  await MeshoptSimplifier.ready;
  const wanted = Math.max(36, Math.floor((triangles.length * share) / 3) * 3);
  const [kept] = MeshoptSimplifier.simplify(triangles, corners, 3, wanted, TOLERANCE_M, ["ErrorAbsolute"]);
  return Array.from({ length: kept.length / 3 }, (_, triangle) =>
    [0, 1, 2].map((corner) => {
      const at = kept[triangle * 3 + corner] * 3;
      return { key: at, point: [corners[at], corners[at + 1], corners[at + 2]] };
    }),
  );
}

const areaOf = ([a, b, c]) =>
  Math.hypot(...cross(subtract(b.point, a.point), subtract(c.point, a.point))) / 2;

/** Adds a normal to every corner: smooth across flat edges, sharp at others. */
export function withNormals(allTriangles) {
  // Triangles without an area have no direction.
  const triangles = allTriangles.filter((triangle) => areaOf(triangle) > SMALLEST_AREA);
  const faces = triangles.map(([a, b, c]) => cross(subtract(b.point, a.point), subtract(c.point, a.point)));
  const units = faces.map(unit);
  const around = new Map();
  for (const [index, triangle] of triangles.entries())
    for (const { key } of triangle) around.set(key, [...(around.get(key) ?? []), index]);
  return triangles.map((triangle, index) =>
    triangle.map((corner) => {
      const sum = [0, 0, 0];
      for (const neighbour of around.get(corner.key))
        if (dot(units[neighbour], units[index]) > CREASE)
          for (const axis of [0, 1, 2]) sum[axis] += faces[neighbour][axis];
      return { ...corner, normal: unit(sum), face: units[index] };
    }),
  );
}

/** Adds texture coordinates in metres, projected along the axis that the triangle faces; u follows the grain. */
export function withTextureCoordinates(triangles, grain) {
  return triangles.map((triangle) => {
    const facing = triangle[0].face.map(Math.abs);
    const axis = facing.indexOf(Math.max(...facing));
    const others = [0, 1, 2].filter((other) => other !== axis);
    const [u, v] = others[1] === grain ? [others[1], others[0]] : others;
    return triangle.map((corner) => ({ ...corner, uv: [corner.point[u], corner.point[v]] }));
  });
}
