import { extraLegendHeight, legend } from "./bars";
import { linearScale, logScale } from "./scale";
import { COLOURS, drawing, element, text } from "./svg";

/** The points of each line, by name. */
export type Lines = Record<string, readonly { x: number; y: number }[]>;

interface Axes {
  x: string;
  y: string;
  scale: "logarithmic" | "from zero";
}

const [LEFT, RIGHT, TOP, BOTTOM] = [70, 40, 84, 50];
const SIZE = { width: 860, height: 400 };

/** Draws lines; both axes are logarithmic or both start at zero. */
export function drawLines(title: string, lines: Lines, axes: Axes): string {
  const names = Object.keys(lines);
  const points = Object.values(lines).flat();
  const top = TOP + extraLegendHeight(names);
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
    const positions = line.map((point) => [x.at(point.x), y.at(point.y)] as const);
    const path = positions.map(([px, py]) => `${Math.round(px)},${Math.round(py)}`).join(" ");
    return [
      element("polyline", { points: path, fill: "none", stroke, "stroke-width": 2 }),
      ...positions.map(([cx, cy]) => element("circle", { cx, cy, r: 3, fill: stroke })),
    ];
  });
  return drawing(SIZE, title, [...grid, ...legend(names, LEFT), ...drawn]);
}
