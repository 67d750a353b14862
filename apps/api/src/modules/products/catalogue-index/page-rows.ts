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

interface Order {
  keyOf: (row: number) => number;
  /** What a cursor says. */
  read: (text: string) => number;
  descending: boolean;
}

/** The order of a list by what the index knows; null for one that only the database knows. */
function findOrder({ created, price }: Facts, sort: ProductSort): Order | null {
  const byAge = { keyOf: (row: number) => created[row] ?? 0, read: momentOf };
  const byPrice = { keyOf: (row: number) => price[row] ?? 0, read: Number };
  if (sort === "newest" || sort === "oldest") return { ...byAge, descending: sort === "newest" };
  if (sort === "price" || sort === "-price") return { ...byPrice, descending: sort === "-price" };
  return null;
}

// As PostgreSQL writes it in UTC: 2026-11-15 21:30:00.123+00.
const momentOf = (text: string) => Date.parse(`${text.replace(" ", "T").replace("+00", "")}Z`);

/** The page of the rows that fail nothing. */
export function pageRows(facts: Facts, failed: Int32Array, { sort, from, count }: Paging): RowPage {
  const order = findOrder(facts, sort);
  if (!order) return allRows(facts, failed);
  const { keyOf, read, descending } = order;
  const sign = descending ? -1 : 1;
  const compare = (a: number, b: number) => sign * (keyOf(a) - keyOf(b) || facts.ids.compare(a, b));
  const start = from ? { key: read(from.key), id: packId(from.id) } : null;
  const isBefore = (row: number) =>
    start !== null && sign * (keyOf(row) - start.key || facts.ids.compareTo(row, start.id)) <= 0;
  const first = keepFirst(count, compare);
  let total = 0;
  const consider = (row: number) => {
    if (failed[row] !== 0) return;
    total += 1;
    if (!isBefore(row)) first.offer(row);
  };
  // Newer products are further on: whoever meets the first of the page early passes over the rest.
  if (descending) for (let row = failed.length - 1; row >= 0; row -= 1) consider(row);
  else for (let row = 0; row < failed.length; row += 1) consider(row);
  return { ids: first.take().map((row) => facts.ids.text(row)), isPage: true, total };
}

function allRows(facts: Facts, failed: Int32Array): RowPage {
  const ids: string[] = [];
  let total = 0;
  for (let row = 0; row < failed.length; row += 1) {
    if (failed[row] !== 0) continue;
    total += 1;
    if (total <= FEW) ids.push(facts.ids.text(row));
  }
  return { ids: total <= FEW ? ids : null, isPage: false, total };
}

const ROOM = 8;

/** Keeps the first few of many, in order. */
function keepFirst(count: number, compare: (a: number, b: number) => number) {
  let kept: number[] = [];
  let last: number | undefined;
  const tidy = () => {
    kept = kept.sort(compare).slice(0, count);
    if (kept.length === count) last = kept.at(-1);
  };
  return {
    offer(row: number): void {
      if (last !== undefined && compare(row, last) >= 0) return;
      kept.push(row);
      if (kept.length >= count * ROOM) tidy();
    },
    take(): number[] {
      tidy();
      return kept;
    },
  };
}
