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

/** The products of a page and the total of all pages. */
export interface RowPage {
  /** The page, or all matching products if only the database can sort them; null if these are too many. */
  ids: string[] | null;
  /** Whether `ids` is exactly the page. */
  isPage: boolean;
  total: number;
}

// Up to here PostgreSQL reads and sorts the ids quickly; for more it should use its sort index.
const MAX_SORTED_BY_DATABASE = 2_000;

/** Finds a page of these rows. */
export function pageRows(snapshot: IndexSnapshot, bits: RowBits, { sort, from, count }: Paging): RowPage {
  const order = findOrder(snapshot, sort);
  if (!order) return allRows(snapshot, bits);
  // Sorted rows are walked in order. From the other rows the first few are selected.
  const sortedRows = order.byAge ? snapshot.rowsInAgeOrder : 0;
  const walked = walk(bits, order, { from, count, end: sortedRows });
  const selected = selectFirst(bits, order, { from, count, start: sortedRows });
  const rows = selected.length === 0 ? walked : [...walked, ...selected].sort(order.compare).slice(0, count);
  return { ids: rows.map((row) => snapshot.ids.text(row)), isPage: true, total: countBits(bits) };
}

interface Order {
  /** Negative if row a sorts before row b. */
  compare: (a: number, b: number) => number;
  /** Negative if the row sorts before the cursor, 0 if it is at the cursor. */
  compareTo: (row: number, cursor: CursorPosition) => number;
  /** Sort key per row; multiplied by the sign it is ascending. */
  keys: Float64Array | Int32Array;
  sign: 1 | -1;
  byAge: boolean;
}

/** The sort order, if the index has its key; null if only the database can sort. */
function findOrder(snapshot: IndexSnapshot, sort: ProductSort): Order | null {
  const { created, ids } = snapshot;
  const byAge = sort === "newest" || sort === "oldest";
  const priceKey = sort.replace("-", "");
  if (!byAge && priceKey !== "price" && priceKey !== "lowestPrice") return null;
  const keys = byAge ? created : snapshot[priceKey as "price" | "lowestPrice"];
  const read = byAge ? parseTimestamp : Number;
  const sign = sort === "newest" || sort.startsWith("-") ? -1 : 1;
  return {
    compare: (a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0) || ids.compare(a, b)),
    compareTo: (row, { key, id }) => sign * ((keys[row] ?? 0) - read(key) || ids.compareTo(row, packId(id))),
    keys,
    sign,
    byAge,
  };
}

/** Parses a PostgreSQL timestamp in UTC, such as 2026-11-15 21:30:00.123+00. */
const parseTimestamp = (text: string) => Date.parse(`${text.replace(" ", "T").replace("+00", "")}Z`);

interface Walk {
  from: CursorPosition | null;
  count: number;
  /** Rows before this one are sorted. */
  end: number;
}

/** Reads sorted rows after the cursor until the page is full. */
function walk(bits: RowBits, { compareTo, sign }: Order, { from, count, end }: Walk): number[] {
  const rowAt = (step: number) => (sign === 1 ? step : end - 1 - step);
  let [step, last] = [0, from ? end : 0];
  while (from && step < last) {
    const middle = (step + last) >>> 1;
    if (compareTo(rowAt(middle), from) <= 0) step = middle + 1;
    else last = middle;
  }
  const rows: number[] = [];
  for (const row of sign === 1 ? rowsUp(bits, step, end) : rowsDown(bits, end - step)) {
    if (rows.length === count) break;
    rows.push(row);
  }
  return rows;
}

const BUFFER_FACTOR = 8;

interface Selection {
  from: CursorPosition | null;
  count: number;
  /** Rows from this one on are unsorted. */
  start: number;
}

/** Selects the first few of unsorted rows. */
function selectFirst(bits: RowBits, order: Order, { from, count, start }: Selection): number[] {
  const { compare, compareTo, keys, sign } = order;
  let selected: number[] = [];
  let last = Number.POSITIVE_INFINITY;
  const trim = () => {
    selected = selected.sort(compare).slice(0, count);
    if (selected.length === count) last = sign * (keys[selected.at(-1) ?? 0] ?? 0);
  };
  eachRow(bits, start, (row) => {
    if (sign * (keys[row] ?? 0) > last) return;
    if (from && compareTo(row, from) <= 0) return;
    selected.push(row);
    if (selected.length >= count * BUFFER_FACTOR) trim();
  });
  trim();
  return selected;
}

function allRows(snapshot: IndexSnapshot, bits: RowBits): RowPage {
  const total = countBits(bits);
  if (total > MAX_SORTED_BY_DATABASE) return { ids: null, isPage: false, total };
  const ids = Array.from(rowsUp(bits, 0, snapshot.rows), (row) => snapshot.ids.text(row));
  return { ids, isPage: false, total };
}
