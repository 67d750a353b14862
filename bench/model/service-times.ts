import { readFileSync } from "node:fs";

/** CPU milliseconds of one request, in the shop process and on the primary database. */
export interface Cost {
  process: number;
  primary: number;
}

export type Read = "page" | "list" | "detail" | "search";

/** A URL that visitors request and the products that it shows. */
export interface ShownAddress {
  kind: Read;
  products: readonly number[];
}

/** Results of `npm run model -- --measure` on one machine. */
export interface ServiceTimes {
  date: string;
  machine: string;
  /** CPU milliseconds of cached replies. */
  kept: Record<Read, number>;
  /** Cost of uncached replies. */
  made: Record<Read, Cost>;
  order: Cost;
  /** Time until a commit is on disk, without CPU time. */
  commitMs: number;
  /** Number of products on sale. */
  products: number;
  addresses: readonly ShownAddress[];
  /** Runs of the whole mix, to check the model. */
  checks: readonly CheckRun[];
}

export interface CheckRun {
  processes: number;
  visitsPerSecond: number;
  visitsForAnOrder: number;
  /** The ordered products, each equally often. */
  ordered: readonly number[];
  /** Measured cost per visit. */
  perVisit: Cost;
}

const file = new URL("../published/model.json", import.meta.url);

export function readServiceTimes(): ServiceTimes {
  return JSON.parse(readFileSync(file, "utf8"));
}

export { file as serviceTimesFile };
