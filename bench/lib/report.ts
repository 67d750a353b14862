import { mkdirSync, writeFileSync } from "node:fs";
import { arch, cpus, platform } from "node:os";
import { type Budget, isWithinBudget } from "../budgets";

/** One measured figure with its budget. */
export interface Figure {
  section: string;
  name: string;
  value: number;
  budget?: Budget | undefined;
  /** How it was measured, or what it is compared with. */
  note?: string;
}

const formatBudget = (budget: Budget | undefined) =>
  budget ? ("min" in budget ? `≥ ${budget.min}` : `≤ ${budget.max}`) : "";

const formatNumber = (value: number) =>
  Number.isInteger(value) || value >= 1_000 ? String(Math.round(value)) : value.toPrecision(3);

/** All figures of one run, with date and machine. */
export interface Run {
  date: string;
  machine: { platform: string; arch: string; cores: number; cpu: string | undefined; node: string };
  figures: Figure[];
  /** Values over time by name, one per minute. */
  series?: Record<string, readonly number[]>;
}

const head = ["section", "what", "figure", "budget", "", "note"];
const rowsOf = (figures: readonly Figure[]) =>
  figures.map(({ section, name, value, budget, note = "" }) => [
    section,
    name,
    formatNumber(value),
    formatBudget(budget),
    isWithinBudget(value, budget) ? "" : "BROKEN",
    note,
  ]);

/** Formats the figures as a Markdown table. */
export function toMarkdown(figures: readonly Figure[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [head, head.map(() => "---"), ...rowsOf(figures)].map(line).join("\n");
}

/** Formats the figures as a table for the terminal. */
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

/** Writes the figures as JSON with date and machine, and returns the number of broken budgets. */
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
  return figures.filter(({ value, budget }) => !isWithinBudget(value, budget)).length;
}
