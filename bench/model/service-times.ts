import { readFileSync } from "node:fs";

/** Milliseconds of processor that one request costs, and what it waits for beside that. */
export interface Cost {
  process: number;
  primary: number;
}

export type Read = "page" | "list" | "detail" | "search";

/** An address that visitors ask for, and which of the products on sale it shows. */
export interface ShownAddress {
  kind: Read;
  products: readonly number[];
}

/** What `npm run model -- --measure` has found out about this version on one machine. */
export interface ServiceTimes {
  date: string;
  machine: string;
  /** Answered from memory. */
  kept: Record<Read, number>;
  /** Made anew. */
  made: Record<Read, Cost>;
  order: Cost;
  /** Until the disk has a commit, beside the processor's time. */
  commitMs: number;
  /** How many products were on sale. */
  products: number;
  addresses: readonly ShownAddress[];
  /** Runs of the whole mix, to hold the model against. */
  checks: readonly CheckRun[];
}

export interface CheckRun {
  processes: number;
  visitsPerSecond: number;
  visitsForAnOrder: number;
  /** The products that were ordered, each as often as the other. */
  ordered: readonly number[];
  /** Measured, for each visit. */
  perVisit: Cost;
}

const file = new URL("../published/model.json", import.meta.url);

export function readServiceTimes(): ServiceTimes {
  return JSON.parse(readFileSync(file, "utf8"));
}

export { file as serviceTimesFile };
