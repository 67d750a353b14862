import type { ProductSort } from "@larkwood/contract";
import type { CursorPosition } from "../../../core/cursor";
import { packId } from "./id-table";
import type { IndexSnapshot } from "./index-snapshot";
import { countBits, eachRow, type RowBits, rowsDown, rowsUp } from "./row-bits";

interface Paging {
  sort: ProductSort;
  from: CursorPosition | null;
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

/** A page of these rows. */
export function pageRows(facts: IndexSnapshot, bits: RowBits, { sort, from, count }: Paging): RowPage {
  const order = findOrder(facts, sort);
  if (!order) return allRows(facts, bits);
  // What is in order is walked along; of the others, which are few or in no order at all, the first are chosen.
  const inOrder = order.byAge ? facts.byAge : 0;
  const walked = walk(bits, order, { from, count, end: inOrder });
  const chosen = choose(bits, order, { from, count, start: inOrder });
  const rows = chosen.length === 0 ? walked : [...walked, ...chosen].sort(order.compare).slice(0, count);
  return { ids: rows.map((row) => facts.ids.text(row)), isPage: true, total: countBits(bits) };
}

interface Order {
  /** Below 0 where the first comes before the second. */
  compare: (a: number, b: number) => number;
  /** Below 0 where the row comes before a place, 0 where it is there. */
  compareTo: (row: number, place: CursorPosition) => number;
  /** A number for each row; times the sign, what comes first is lowest. */
  keys: Float64Array | Int32Array;
  sign: 1 | -1;
  byAge: boolean;
}

/** The order of a list by what the index knows; null for one that only the database knows. */
function findOrder({ created, price, ids }: IndexSnapshot, sort: ProductSort): Order | null {
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

/** As PostgreSQL writes it in UTC: 2026-11-15 21:30:00.123+00. */
export const momentOf = (text: string) => Date.parse(`${text.replace(" ", "T").replace("+00", "")}Z`);

interface Walk {
  from: CursorPosition | null;
  count: number;
  /** Rows before this one are in order. */
  end: number;
}

/** From the place on, along rows that are in order, until there are enough. */
function walk(bits: RowBits, { compareTo, sign }: Order, { from, count, end }: Walk): number[] {
  const at = (step: number) => (sign === 1 ? step : end - 1 - step);
  let [step, last] = [0, from ? end : 0];
  while (from && step < last) {
    const middle = (step + last) >>> 1;
    if (compareTo(at(middle), from) <= 0) step = middle + 1;
    else last = middle;
  }
  const rows: number[] = [];
  for (const row of sign === 1 ? rowsUp(bits, step, end) : rowsDown(bits, end - step)) {
    if (rows.length === count) break;
    rows.push(row);
  }
  return rows;
}

const ROOM = 8;

interface Choice {
  from: CursorPosition | null;
  count: number;
  /** Rows from this one on are in any order. */
  start: number;
}

/** The first few of rows in any order. */
function choose(bits: RowBits, order: Order, { from, count, start }: Choice): number[] {
  const { compare, compareTo, keys, sign } = order;
  let kept: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  const tidy = () => {
    kept = kept.sort(compare).slice(0, count);
    if (kept.length === count) last = sign * (keys[kept.at(-1) ?? 0] ?? 0);
  };
  eachRow(bits, start, (row) => {
    if (sign * (keys[row] ?? 0) > last) return;
    if (from && compareTo(row, from) <= 0) return;
    kept.push(row);
    if (kept.length >= count * ROOM) tidy();
  });
  tidy();
  return kept;
}

function allRows(facts: IndexSnapshot, bits: RowBits): RowPage {
  const total = countBits(bits);
  if (total > FEW) return { ids: null, isPage: false, total };
  const ids = Array.from(rowsUp(bits, 0, facts.rows), (row) => facts.ids.text(row));
  return { ids, isPage: false, total };
}
