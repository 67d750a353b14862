import { expect, it } from "vitest";
import type { Run } from "../lib/report";
import { drawLines } from "./lines";
import { plotsOf } from "./plots-of";
import { linearScale, logScale } from "./scale";
import { text } from "./svg";

const run = (changes: Partial<Run>): Run => ({
  date: "2026-11-15T00:00:00.000Z",
  machine: { platform: "linux", arch: "x64", cores: 2, cpu: "test", node: "v20" },
  figures: [],
  ...changes,
});

it("spaces powers of ten equally and ends at the powers around the values", () => {
  const { at, ticks } = logScale([3, 800], { from: 0, to: 300 });
  expect(ticks).toEqual([1, 10, 100, 1_000]);
  expect(ticks.map(at)).toEqual([0, 100, 200, 300]);
});

it("starts a linear scale at zero and ends it above the largest value", () => {
  const { at, ticks } = linearScale([150, 224], { from: 400, to: 0 });
  expect(ticks[0]).toBe(0);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(224);
  expect(at(0)).toBe(400);
});

it("draws bars for peers and lines for growth and memory, and nothing without figures", () => {
  expect(plotsOf(run({}))).toEqual([]);
  const [peers, growth, memory] = plotsOf(
    run({
      figures: [
        { section: "peers", name: "orders, times Vendure 3.7.3", value: 53.3 },
        { section: "peers", name: "orders, times Medusa 2.21.2", value: 261 },
        { section: "growth", name: "list, 1000", value: 6.7 },
        { section: "growth", name: "list, 100000", value: 4 },
        { section: "growth", name: "list, 100000 against 1000", value: 0.6 },
      ],
      series: { "memory, MB": [140, 150, 151] },
    }),
  );
  expect(peers).toMatchObject({ file: "peers.svg", svg: expect.stringContaining("Medusa 2.21.2") });
  expect(growth?.svg.match(/<circle/g)).toHaveLength(2);
  expect(memory?.svg.match(/<circle/g)).toHaveLength(3);
});

it("escapes text", () => {
  expect(text('<b> & "q"', 0, 0)).toContain("&lt;b&gt; &amp; &quot;q&quot;");
});

it("fits a legend of nine lines, each in a different colour", () => {
  const names = Array.from({ length: 9 }, (_, i) => `line ${i}`);
  const svg = drawLines("Many", Object.fromEntries(names.map((name, i) => [name, [{ x: 1, y: i + 1 }]])), {
    x: "products",
    y: "ms",
    scale: "logarithmic",
  });
  const [, width] = /width="(\d+)"/.exec(svg) ?? [];
  const keys = [...svg.matchAll(/<rect x="(\d+)"[^>]*fill="([^"]+)"/g)];
  expect(new Set(keys.map(([, , colour]) => colour)).size).toBe(9);
  expect(Math.max(...keys.map(([, x]) => Number(x)))).toBeLessThan(Number(width) - 100);
});
