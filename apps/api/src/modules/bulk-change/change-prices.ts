import type { BulkChange, PriceChange } from "@larkwood/contract";
import { changedPriceCents } from "@larkwood/domain";
import { AppError } from "../../app-error";
import type { Executor } from "../../db/executor";
import { type ProductRow, toProduct } from "../products";
import type { Changed } from "./apply-change";
import { updatePricesAndCategories } from "./bulk.repo";

type Change = PriceChange | Extract<BulkChange, { kind: "category" }>;

/** New prices or another category; what is so already stays. */
export async function changePricesAndCategories(
  tx: Executor,
  rows: readonly ProductRow[],
  change: Change,
  at: Date,
): Promise<Changed[]> {
  const wanted = rows.map((row) => ({ row, next: nextOf(row, change) }));
  const changes = wanted
    .filter(({ row, next }) => differs(row, next))
    .map(({ row, next }) => ({ id: row.id, ...next }));
  if (changes.length === 0) return [];
  const after = new Map((await updatePricesAndCategories(tx, changes, at)).map((row) => [row.id, row]));
  return rows.flatMap((old) => {
    const row = after.get(old.id);
    return row ? [{ id: row.id, before: toProduct(old, ""), after: toProduct(row, "") }] : [];
  });
}

function nextOf(row: ProductRow, change: Change): Pick<ProductRow, "priceCents" | "category"> {
  if (change.kind === "category") return { priceCents: row.priceCents, category: change.category };
  const priceCents = changedPriceCents(row.priceCents, change);
  if (priceCents === null) {
    const text = `The price of ${row.name} would be below $1 or too large.`;
    throw new AppError("invalid_input", { errors: { change: text } });
  }
  return { priceCents, category: row.category };
}

function differs(row: ProductRow, next: Pick<ProductRow, "priceCents" | "category">): boolean {
  return row.priceCents !== next.priceCents || row.category !== next.category;
}
