import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { drawLines } from "../plots/lines";
import { type Capacity, simulateLoads, sizeFor } from "./capacity";
import { measure } from "./measure";
import { readServiceTimes, type ServiceTimes } from "./service-times";
import { simulate } from "./shop-model";

const { values } = parseArgs({ options: { measure: { type: "boolean" } } });
const times = values.measure ? await measure() : readServiceTimes();
const page = new URL("../../docs/scaling.md", import.meta.url);
const plots = new URL("../../docs/plots/", import.meta.url);

const SIZES: readonly [visitsPerHour: number, ordersPerMinute: number][] = [
  [10_000, 6],
  [100_000, 56],
  [250_000, 139],
  [1_000_000, 556],
  [1_000_000, 2_500],
  [1_000_000, 5_000],
  [1_000_000, 10_000],
];

const table = SIZES.map(([visits, orders]) => row(sizeFor(times, visits, orders)));
mkdirSync(plots, { recursive: true });
draw(
  "capacity-reads.svg",
  "Simulated: 99 of 100 reads are faster than this (ms), by visits a second",
  "reads",
  30,
  [
    [1, 2, "1 process"],
    [2, 2, "2 processes"],
    [4, 4, "4 processes"],
  ],
);
draw(
  "capacity-orders.svg",
  "Simulated: 99 of 100 orders are faster than this (ms), by orders a minute",
  "orderTimes",
  2,
  [
    [4, 2, "primary of 2 cores"],
    [8, 4, "primary of 4 cores"],
    [16, 8, "primary of 8 cores"],
  ],
);
const text = readFileSync(page, "utf8");
const filled = text.replace(/(<!-- model -->\n)[\s\S]*?(<!-- end of model -->)/, `$1${section()}$2`);
writeFileSync(page, filled);
console.log(section());

function section(): string {
  const head =
    "| visits an hour | orders a minute | processes | cores of the primary | processes busy | primary busy | reads p50 / p99 | orders p50 / p99 |";
  return `${[head, "|---|---|---|---|---|---|---|---|", ...table].join("\n")}\n\n${checks(times)}\n`;
}

function row({ visitsPerHour, ordersPerMinute, processes, cores, outcome }: Capacity): string {
  const { reads, orderTimes, processBusy, primaryBusy } = outcome;
  const cells = [
    visitsPerHour.toLocaleString("en"),
    ordersPerMinute.toLocaleString("en"),
    processes,
    cores,
    percent(processBusy),
    percent(primaryBusy),
    `${ms(reads.p50)} / ${ms(reads.p99)}`,
    `${ms(orderTimes.p50)} / ${ms(orderTimes.p99)}`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** Compares the model with measurements, per visit. */
function checks({ checks: runs, date, machine }: ServiceTimes): string {
  const lines = runs.map(({ processes, visitsPerSecond, visitsForAnOrder, ordered, perVisit }) => {
    const scenario = {
      processes,
      visitsPerSecond,
      pool: 10,
      cores: 2,
      visitsForAnOrder,
      ordered,
      newSearches: 0,
      seconds: 120,
    };
    const model = simulate(times, scenario).perVisit;
    const pair = (of: "process" | "primary") =>
      `${perVisit[of].toFixed(2)} measured, ${model[of].toFixed(2)} simulated`;
    return `| ${processes} | ${visitsPerSecond.toFixed(1)} | ${pair("process")} | ${pair("primary")} |`;
  });
  return [
    `Service times **measured** on ${date.slice(0, 10)} (\`npm run model -- --measure\`), ${machine}. Milliseconds of CPU time per visit; \`bench/model/shop-model.test.ts\` requires agreement within 20 %:`,
    "",
    "| processes | visits a second | of the processes | of the primary |",
    "|---|---|---|---|",
    ...lines,
  ].join("\n");
}

function draw(
  file: string,
  title: string,
  what: "reads" | "orderTimes",
  visitsForAnOrder: number,
  shops: readonly (readonly [processes: number, cores: number, name: string])[],
): void {
  const lines = Object.fromEntries(
    shops.map(([processes, cores, name]) => {
      const costs = simulate(times, {
        ...{
          processes,
          cores,
          pool: 10,
          visitsPerSecond: 20,
          visitsForAnOrder,
          newSearches: 0.5,
          seconds: 60,
        },
      }).perVisit;
      const maxLoad = Math.min((processes * 1_000) / costs.process, (cores * 1_000) / costs.primary);
      const loads = [0.1, 0.25, 0.4, 0.55, 0.7, 0.8, 0.9].map((part) => part * maxLoad);
      const points = simulateLoads(times, { processes, cores }, visitsForAnOrder, loads).map(
        ({ visitsPerSecond, outcome }) => ({
          x: what === "reads" ? visitsPerSecond : (visitsPerSecond * 60) / visitsForAnOrder,
          y: outcome[what].p99,
        }),
      );
      return [name, points];
    }),
  );
  const axes = {
    x: what === "reads" ? "visits a second" : "orders a minute",
    y: "ms",
    scale: "logarithmic",
  } as const;
  writeFileSync(new URL(file, plots), drawLines(title, lines, axes));
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`;
}

function ms(span: number): string {
  return `${span < 10 ? span.toFixed(1) : Math.round(span)} ms`;
}
