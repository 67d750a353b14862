import type { Figure, Run } from "../lib/report";
import { type BarRow, drawBars } from "./bars";
import { drawLines, type Lines } from "./lines";

/** A plot with its title, which is also the alternative text. */
export interface Plot {
  file: string;
  title: string;
  svg: string;
}

/** The plots that the figures of a run allow. */
export function plotsOf(run: Run): Plot[] {
  return [peersPlot(run), growthPlot(run), memoryPlot(run)].filter((plot) => plot !== null);
}

const figuresOf = ({ figures }: Run, section: string) =>
  figures.filter((figure) => figure.section === section);

/** Uses figures such as `list of 24, times Vendure 3.7.3`. */
function peersPlot(run: Run): Plot | null {
  const rows = new Map<string, BarRow>();
  for (const { name, value } of figuresOf(run, "peers")) {
    const [, label, peer] = /^(.+), times (.+)$/.exec(name) ?? [];
    if (!label || !peer) continue;
    const row = rows.get(label) ?? { label, values: {} };
    rows.set(label, { label, values: { ...row.values, [peer]: value } });
  }
  if (rows.size === 0) return null;
  const title = "Larkwood beside other shops: how many times as good (logarithmic)";
  return { file: "peers.svg", title, svg: drawBars(title, [...rows.values()]) };
}

/** Uses figures such as `new search, 100000`. */
function growthPlot(run: Run): Plot | null {
  const lines = groupBySize(figuresOf(run, "growth"));
  if (Object.keys(lines).length === 0) return null;
  const title = "Milliseconds of a call by the number of products (logarithmic)";
  const axes = { x: "products", y: "ms, median", scale: "logarithmic" } as const;
  return { file: "growth.svg", title, svg: drawLines(title, lines, axes) };
}

function groupBySize(figures: readonly Figure[]): Lines {
  const lines: Record<string, { x: number; y: number }[]> = {};
  for (const { name, value } of figures) {
    const [, what, size] = /^(.+), (\d+)$/.exec(name) ?? [];
    if (!what || !size) continue;
    lines[what] ??= [];
    lines[what].push({ x: Number(size), y: value });
  }
  return lines;
}

function memoryPlot({ series = {} }: Run): Plot | null {
  const memory = series["memory, MB"];
  if (!memory || memory.length < 2) return null;
  const title = "Memory during the soak test, after garbage collection";
  const lines = { "resident memory": memory.map((mb, minute) => ({ x: minute + 1, y: mb })) };
  const axes = { x: "minutes", y: "MB", scale: "from zero" } as const;
  return { file: "memory.svg", title, svg: drawLines(title, lines, axes) };
}
