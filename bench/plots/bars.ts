import { logScale } from "./scale";
import { COLOURS, drawing, element, text } from "./svg";

/** A group of bars: what was measured, and one value per name. */
export interface BarRow {
  label: string;
  values: Record<string, number>;
}

const [LEFT, RIGHT, TOP, BAR, GAP] = [150, 70, 60, 16, 14];
const WIDTH = 760;

/** Draws horizontal bars on a logarithmic scale. */
export function drawBars(title: string, rows: readonly BarRow[]): string {
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))];
  const rowHeight = names.length * BAR + GAP;
  const bottom = TOP + rows.length * rowHeight;
  const x = logScale([1, ...rows.flatMap(({ values }) => Object.values(values))], {
    from: LEFT,
    to: WIDTH - RIGHT,
  });
  const grid = x.ticks.flatMap((tick) => [
    element("line", { class: "grid", x1: x.at(tick), x2: x.at(tick), y1: TOP - 6, y2: bottom }),
    text(tick.toLocaleString("en"), x.at(tick), bottom + 16, { "text-anchor": "middle" }),
  ]);
  const bars = rows.flatMap(({ label, values }, row) => [
    text(label, LEFT - 10, TOP + row * rowHeight + (names.length * BAR) / 2 + 4, { "text-anchor": "end" }),
    ...names.flatMap((name, i) => {
      const value = values[name];
      if (value === undefined) return [];
      const y = TOP + row * rowHeight + i * BAR;
      const fill = COLOURS[i % COLOURS.length] ?? "";
      return [
        element("rect", { x: LEFT, y, width: Math.max(1, x.at(value) - LEFT), height: BAR - 2, fill }),
        text(formatNumber(value), x.at(value) + 5, y + 11),
      ];
    }),
  ]);
  return drawing({ width: WIDTH, height: bottom + 30 }, title, [...grid, ...legend(names, LEFT), ...bars]);
}

const [PER_ROW, COLUMN, LINE] = [5, 140, 18];

/** Extra height of a legend with more than one row. */
export const extraLegendHeight = (names: readonly string[]) => (Math.ceil(names.length / PER_ROW) - 1) * LINE;

/** The names with their colours. */
export function legend(names: readonly string[], left: number): string[] {
  return names.flatMap((name, i) => {
    const x = left + (i % PER_ROW) * COLUMN;
    const y = 36 + Math.floor(i / PER_ROW) * LINE;
    const fill = COLOURS[i % COLOURS.length] ?? "";
    return [element("rect", { x, y, width: 10, height: 10, fill }), text(name, x + 15, y + 9)];
  });
}

const formatNumber = (value: number) => Number(value.toPrecision(3)).toLocaleString("en");
