import type { BulkChange, Product } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import type { CatalogueContext } from "../context";
import { type ProductRow, toProduct } from "../products";
import { applyChange } from "./apply-change";
import { lockProducts } from "./bulk.repo";

interface BulkEdit {
  products: readonly { id: string; version: number }[];
  change: BulkChange;
}

/** Changes many products, or none if one of them was edited since the caller read it. */
export async function changeProducts(
  { db, clock, catalogueChanges: catalogue, settings }: CatalogueContext,
  { products: seen, change }: BulkEdit,
  { caller, requestId, origin }: Actor,
): Promise<{ changed: number; products: Product[] }> {
  const at = clock();
  const result = await inTransaction(db, async (tx) => {
    const ids = [...new Set(seen.map(({ id }) => id))];
    const before = await lockProducts(tx, ids);
    assertAllFound(ids, before);
    assertUnchanged(seen, before, origin);

    const changeOrigin = { caller, requestId, at, timeZone: settings.current.timeZone };
    const { length: changed } = await applyChange(tx, before, change, changeOrigin);
    const after = new Map((await lockProducts(tx, ids)).map((row) => [row.id, row]));
    return { changed, rows: before.map((row) => after.get(row.id) ?? row) };
  });
  if (result.changed > 0) catalogue.invalidate(result.rows.map(({ id }) => id));
  return { changed: result.changed, products: result.rows.map((row) => toProduct(row, origin)) };
}

function assertAllFound(ids: readonly string[], found: readonly ProductRow[]): void {
  if (found.length === ids.length) return;
  const present = new Set(found.map(({ id }) => id));
  throw new AppError("not_found", { context: ids.filter((id) => !present.has(id)).map((id) => ({ id })) });
}

function assertUnchanged(seen: BulkEdit["products"], found: readonly ProductRow[], origin: string): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const stale = found.filter(({ id, version }) => versions.get(id) !== version);
  if (stale.length === 0) return;
  throw new AppError("edit_conflict", { context: stale.map((row) => toProduct(row, origin)) });
}
