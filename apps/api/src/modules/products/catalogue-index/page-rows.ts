import type { ProductSort } from "@larkwood/contract";
import type { Place } from "../../../keyset";
import type { Facts } from "./facts";
import { packId } from "./id-table";

interface Paging {
  sort: ProductSort;
  from: Place | null;
  count: number;
}

/** Which products a page is made of, and how many there are on all pages. */
export interface RowPage {
  /** Those of the page; in an order that only the database knows all there are, unless these are many. */
  ids: string[] | null;
  /** Whether they are the page and nothing else. */
  isPage: boolean;
  total: number;
}

// So many are quickly read and sorted; of more the database finds the first quickly by the index of their order.
const FEW = 2_000;

/** The page of the rows that fail nothing. */
export function pageRows(facts: Facts, failed: Int32Array, { sort, from, count }: Paging): RowPage {
  const order = findOrder(facts, sort);
  if (!order) return allRows(facts, failed);
  const rows =
    order.byAge && facts.isByAge ? walk(failed, order, from, count) : choose(failed, order, from, count);
  return { ids: rows.map((row) => facts.ids.text(row)), isPage: true, total: countPassed(failed) };
}

function countPassed(failed: Int32Array): number {
  let others = 0;
  for (let row = 0; row < failed.length; row += 1) others += Number(failed[row] !== 0);
  return failed.length - others;
}

interface Order {
  /** Below 0 where the first comes before the second. */
  compare: (a: number, b: number) => number;
  /** Below 0 where the row comes before a place, 0 where it is there. */
  compareTo: (row: number, place: Place) => number;
  /** A number for each row; times the sign, what comes first is lowest. */
  keys: Float64Array | Int32Array;
  sign: 1 | -1;
  byAge: boolean;
}

/** The order of a list by what the index knows; null for one that only the database knows. */
function findOrder({ created, price, ids }: Facts, sort: ProductSort): Order | null {
  const byAge = sort === "newest" || sort === "oldest";
  if (!byAge && sort !== "price" && sort !== "-price") return null;
  const keys = byAge ? created : price;
  const read = byAge ? momentOf : Number;
  const sign = sort === "newest" || sort === "-price" ? -1 : 1;
  return {
    compare: (a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0) || ids.compare(a, b)),
    compareTo: (row, { key, id }) => sign * ((keys[row] ?? 0) - read(key) || ids.compareTo(row, packId(id))),
    keys,
    sign,
    byAge,
  };
}

// As PostgreSQL writes it in UTC: 2026-11-15 21:30:00.123+00.
const momentOf = (text: string) => Date.parse(`${text.replace(" ", "T").replace("+00", "")}Z`);

/** From the place on, along rows that are in order, until there are enough. */
function walk(failed: Int32Array, { compareTo, sign }: Order, from: Place | null, count: number): number[] {
  const at = (step: number) => (sign === 1 ? step : failed.length - 1 - step);
  let [step, end] = [0, from ? failed.length : 0];
  while (from && step < end) {
    const middle = (step + end) >>> 1;
    if (compareTo(at(middle), from) <= 0) step = middle + 1;
    else end = middle;
  }
  const rows: number[] = [];
  for (; step < failed.length && rows.length < count; step += 1)
    if (failed[at(step)] === 0) rows.push(at(step));
  return rows;
}

const ROOM = 8;

/** The first few of rows in any order. */
function choose(failed: Int32Array, order: Order, from: Place | null, count: number): number[] {
  const { compare, compareTo, keys, sign } = order;
  let kept: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  const tidy = () => {
    kept = kept.sort(compare).slice(0, count);
    if (kept.length === count) last = sign * (keys[kept.at(-1) ?? 0] ?? 0);
  };
  for (let row = failed.length - 1; row >= 0; row -= 1) {
    if (sign * (keys[row] ?? 0) > last || failed[row] !== 0) continue;
    if (from && compareTo(row, from) <= 0) continue;
    kept.push(row);
    if (kept.length >= count * ROOM) tidy();
  }
  tidy();
  return kept;
}

function allRows(facts: Facts, failed: Int32Array): RowPage {
  const total = countPassed(failed);
  if (total > FEW) return { ids: null, isPage: false, total };
  const ids: string[] = [];
  failed.forEach((bits, row) => {
    if (bits === 0) ids.push(facts.ids.text(row));
  });
  return { ids, isPage: false, total };
}
