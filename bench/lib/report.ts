import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform } from "node:os";
import { type Budget, keeps } from "../budgets";

/** One measured figure, with the promise it is held to. */
export interface Figure {
  section: string;
  name: string;
  value: number;
  budget?: Budget | undefined;
  /** How it was measured, or what it was compared with. */
  note?: string;
}

const bound = (budget: Budget | undefined) =>
  budget ? ("min" in budget ? `≥ ${budget.min}` : `≤ ${budget.max}`) : "";

const short = (value: number) =>
  Number.isInteger(value) || value >= 1_000 ? String(Math.round(value)) : value.toPrecision(3);

/** All figures of one run, with where and when it was. */
export interface Run {
  date: string;
  machine: { platform: string; arch: string; cores: number; cpu: string | undefined; node: string };
  figures: Figure[];
  /** What was measured again and again, by name: one value a minute. */
  series?: Record<string, readonly number[]>;
}

const head = ["section", "what", "figure", "budget", "", "note"];
const rowsOf = (figures: readonly Figure[]) =>
  figures.map(({ section, name, value, budget, note = "" }) => [
    section,
    name,
    short(value),
    bound(budget),
    keeps(value, budget) ? "" : "BROKEN",
    note,
  ]);

/** The figures as a table for a page. */
export function toMarkdown(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [head, head.map(() => "---"), ...rowsOf(figures)].map(line).join("\n");
}

/** The figures as a table for people. */
export function toTable(figures: readonly Figure[]): string {
  const rows = rowsOf(figures);
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** Writes the figures as JSON with the day and the machine, and returns how many budgets are broken. */
export function save(figures: readonly Figure[], file: URL, series?: Run["series"]): number {
  const machine: Run["machine"] = {
    platform: platform(),
    arch: arch(),
    cores: cpus().length,
    cpu: cpus()[0]?.model,
    node: process.version,
  };
  mkdirSync(new URL(".", file), { recursive: true });
  const run = { date: new Date().toISOString(), machine, figures, ...(series ? { series } : {}) };
  writeFileSync(file, `${JSON.stringify(run, null, 2)}\n`);
  return figures.filter(({ value, budget }) => !keeps(value, budget)).length;
}
