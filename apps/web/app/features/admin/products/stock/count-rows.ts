import type { ChangedStockItem, StockLevel } from "@larkwood/contract";
import { readCount } from "./read-count";
import { unitsOnHand } from "./stock-queries";

/** A counted stock item of a stock-take. */
export interface CountRow {
  /** The scanned or typed SKU; the id of a variant that has none. */
  code: string;
  /** Counted units, as typed. */
  typed: string;
  /** The stock when the stock item was counted. Null: not looked up yet, or unknown. */
  level: StockLevel | null;
  isUnknown: boolean;
  /** Why the server refused the row. */
  problem: string;
}

const sameCode = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

const isRowOf = (row: CountRow, code: string) =>
  sameCode(row.code, code) || sameCode(row.level?.sku ?? "", code) || row.level?.variantId === code;

/** Adds counted units to the row of a stock item, or a new row at the top. */
export function addUnits(rows: readonly CountRow[], code: string, units: number): CountRow[] {
  const added = rows.map((row) =>
    isRowOf(row, code) ? { ...row, typed: String((Number(row.typed) || 0) + units), problem: "" } : row,
  );
  if (rows.some((row) => isRowOf(row, code))) return added;
  return [{ code, typed: String(units), level: null, isUnknown: false, problem: "" }, ...rows];
}

/** Lines of a scanner or a spreadsheet: a SKU, and maybe the units. */
export function readScannedLines(text: string): { code: string; units: number }[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => {
    const [code = "", count = ""] = line.split(/[\t;,]/).map((cell) => cell.trim());
    if (code === "") return [];
    return [{ code, units: /^\d{1,7}$/.test(count) ? Number(count) : 1 }];
  });
}

/** Fills in the stock of items that were looked up. */
export function withLevels(
  rows: readonly CountRow[],
  codes: readonly string[],
  levels: readonly StockLevel[],
): CountRow[] {
  return rows.map((row) => {
    if (row.level || !codes.includes(row.code)) return row;
    const level = levels.find(({ sku }) => sameCode(sku ?? "", row.code)) ?? null;
    return { ...row, level, isUnknown: level === null };
  });
}

/** Replaces an unknown code by a stock item. If it was counted already, the units are added up. */
export function chooseStockItem(rows: readonly CountRow[], code: string, level: StockLevel): CountRow[] {
  const unknown = rows.find((row) => row.code === code);
  const others = rows.filter((row) => row !== unknown);
  if (!unknown) return others;
  if (others.some((row) => isRowOf(row, level.variantId)))
    return addUnits(others, level.variantId, Number(unknown.typed) || 0);
  return rows.map((row) =>
    row === unknown ? { ...row, code: level.sku ?? level.variantId, level, isUnknown: false } : row,
  );
}

/** Marks the rows whose stock changed since they were counted, with the new stock. */
export function withChanges(
  rows: readonly CountRow[],
  changed: readonly ChangedStockItem[],
  levels: readonly StockLevel[],
): CountRow[] {
  return rows.map((row) => {
    const change = changed.find(({ variantId }) => variantId === row.level?.variantId);
    if (!change) return row;
    const level = levels.find(({ variantId }) => variantId === change.variantId) ?? row.level;
    return { ...row, level, problem: `Available was ${change.expected}, is ${change.current} now` };
  });
}

/** Marks the rows that the server refused, such as `items.3.variantId` of a deleted stock item. */
export function withRefusals(rows: readonly CountRow[], errors: Record<string, string>): CountRow[] {
  return rows.map((row, index) => {
    const refusal = Object.entries(errors).find(([field]) => field.startsWith(`items.${index}.`));
    return refusal ? { ...row, problem: refusal[1] } : row;
  });
}

/** Counted minus expected units; null if the row can't be posted. */
export function differenceOf({ level, typed }: CountRow): number | null {
  const units = level ? readCount(typed, level).units : null;
  return level && units !== null ? units - unitsOnHand(level) : null;
}

/** Why a row can't be posted; empty if it can. */
export function problemOf({ level, typed, isUnknown }: CountRow): string {
  if (isUnknown) return "No item has this SKU";
  return level ? (readCount(typed, level).problem ?? "") : "Not looked up yet";
}

/** The rows as the server takes them. */
export const toItems = (rows: readonly CountRow[]) =>
  rows.flatMap((row) => {
    const difference = differenceOf(row);
    if (!row.level || difference === null) return [];
    const { variantId, quantity } = row.level;
    return [{ variantId, counted: quantity + difference, expected: quantity }];
  });
