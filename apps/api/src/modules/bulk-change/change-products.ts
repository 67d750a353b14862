import type { BulkChange, Product } from "@larkwood/contract";
import { changedPriceCents } from "@larkwood/domain";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { inTransaction } from "../../db/transaction";
import { recordAudit } from "../audit";
import { type ProductRow, toProduct } from "../products";
import { lockProducts, updatePricesAndCategories } from "./bulk.repo";

interface BulkEdit {
  products: readonly { id: string; version: number }[];
  change: BulkChange;
}

/** One change for many products: all of them or, when one was changed by somebody else since, none. */
export async function changeProducts(
  { db, clock, catalogue }: AppContext,
  { products: seen, change }: BulkEdit,
  { caller, requestId, origin }: Author,
): Promise<{ changed: number; products: Product[] }> {
  const at = clock();
  const result = await inTransaction(db, async (tx) => {
    const ids = [...new Set(seen.map(({ id }) => id))];
    const before = await lockProducts(tx, ids);
    refuseGone(ids, before);
    refuseStale(seen, before, origin);

    const wanted = before.map((row) => ({ row, next: nextOf(row, change) }));
    const changes = wanted
      .filter(({ row, next }) => differs(row, next))
      .map(({ row, next }) => ({ id: row.id, ...next }));
    if (changes.length === 0) return { changed: 0, rows: before };
    const after = new Map((await updatePricesAndCategories(tx, changes, at)).map((row) => [row.id, row]));
    const event = { actor: caller, action: "product.bulk", subjectType: "product", requestId, at } as const;
    await recordAudit(
      tx,
      ...before.flatMap((old) => {
        const row = after.get(old.id);
        return row
          ? [{ ...event, subjectId: row.id, before: toProduct(old, ""), after: toProduct(row, "") }]
          : [];
      }),
    );
    return { changed: changes.length, rows: before.map((row) => after.get(row.id) ?? row) };
  });
  if (result.changed > 0) catalogue.forget(result.rows.map(({ id }) => id));
  return { changed: result.changed, products: result.rows.map((row) => toProduct(row, origin)) };
}

function refuseGone(ids: readonly string[], found: readonly ProductRow[]): void {
  if (found.length === ids.length) return;
  const present = new Set(found.map(({ id }) => id));
  throw new AppError("not_found", { context: ids.filter((id) => !present.has(id)).map((id) => ({ id })) });
}

function refuseStale(seen: BulkEdit["products"], found: readonly ProductRow[], origin: string): void {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const stale = found.filter(({ id, version }) => versions.get(id) !== version);
  if (stale.length === 0) return;
  throw new AppError("edit_conflict", { context: stale.map((row) => toProduct(row, origin)) });
}

function nextOf(row: ProductRow, change: BulkChange): Pick<ProductRow, "priceCents" | "category"> {
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
