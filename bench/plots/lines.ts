import { legend, legendRoom } from "./bars";
import { linearScale, logScale } from "./scale";
import { COLOURS, drawing, element, text } from "./svg";

/** Places along x with their values, by name. */
export type Lines = Record<string, readonly { x: number; y: number }[]>;

interface Axes {
  x: string;
  y: string;
  scale: "logarithmic" | "from zero";
}

const [LEFT, RIGHT, TOP, BOTTOM] = [70, 40, 84, 50];
const SIZE = { width: 860, height: 400 };

/** Lines over an axis, both on logarithmic scales or both from zero. */
export function drawLines(title: string, lines: Lines, axes: Axes): string {
  const names = Object.keys(lines);
  const points = Object.values(lines).flat();
  const top = TOP + legendRoom(names);
  const scaleOf = axes.scale === "logarithmic" ? logScale : linearScale;
  const [bottom, right] = [SIZE.height - BOTTOM, SIZE.width - RIGHT];
  const x = scaleOf(
    points.map((point) => point.x),
    { from: LEFT, to: right },
  );
  const y = scaleOf(
    points.map((point) => point.y),
    { from: bottom, to: top },
  );
  const grid = [
    ...y.ticks.flatMap((tick) => [
      element("line", { class: "grid", x1: LEFT, x2: right, y1: y.at(tick), y2: y.at(tick) }),
      text(tick.toLocaleString("en"), LEFT - 8, y.at(tick) + 4, { "text-anchor": "end" }),
    ]),
    ...x.ticks.map((tick) =>
      text(tick.toLocaleString("en"), x.at(tick), bottom + 18, { "text-anchor": "middle" }),
    ),
    element("line", { class: "axis", x1: LEFT, x2: right, y1: bottom, y2: bottom }),
    text(axes.x, (LEFT + right) / 2, bottom + 38, { "text-anchor": "middle" }),
    text(axes.y, 16, top - 16),
  ];
  const drawn = Object.values(lines).flatMap((line, i) => {
    const stroke = COLOURS[i % COLOURS.length] ?? "";
    const places = line.map((point) => [x.at(point.x), y.at(point.y)] as const);
    const path = places.map(([px, py]) => `${Math.round(px)},${Math.round(py)}`).join(" ");
    return [
      element("polyline", { points: path, fill: "none", stroke, "stroke-width": 2 }),
      ...places.map(([cx, cy]) => element("circle", { cx, cy, r: 3, fill: stroke })),
    ];
  });
  return drawing(SIZE, title, [...grid, ...legend(names, LEFT), ...drawn]);
}
