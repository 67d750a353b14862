import type { BulkChange } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import type { ProductRow } from "../products";
import { changeAttribute, changeCollection, changePublishing } from "./change-membership";
import { changeCategories, changePrices } from "./change-prices";
import { changeSales } from "./change-sales";
import { changeStock } from "./change-stock";
import type { ChangeOrigin, ProductDiff } from "./change-types";

/** Makes one change for products that the caller has locked, all or none, and writes each into the log. Gives those that changed. */
export async function applyChange(
  tx: Executor,
  rows: readonly ProductRow[],
  change: BulkChange,
  word: ChangeOrigin,
): Promise<ProductDiff[]> {
  const changed = rows.length === 0 ? [] : await makeChange(tx, rows, change, word);
  await auditProductChanges(tx, changed, word);
  return changed;
}

/** Writes what changed of each product into the log. */
export async function auditProductChanges(
  tx: Executor,
  changed: readonly ProductDiff[],
  word: ChangeOrigin,
): Promise<void> {
  await recordAudit(
    tx,
    ...changed.map(({ id, before, after }) => ({
      actor: word.caller,
      action: "product.bulk" as const,
      subjectType: "product" as const,
      subjectId: id,
      before,
      after,
      requestId: word.requestId,
      at: word.at,
    })),
  );
}

function makeChange(
  tx: Executor,
  rows: readonly ProductRow[],
  change: BulkChange,
  word: ChangeOrigin,
): Promise<ProductDiff[]> {
  switch (change.kind) {
    case "price-set":
    case "price-percent":
    case "price-add":
      return changePrices(tx, rows, change, word.at);
    case "category":
      return changeCategories(tx, rows, change, word.at);
    case "sale":
    case "sale-end":
      return changeSales(tx, rows, change, word);
    case "stock-set":
    case "stock-add":
      return changeStock(tx, rows, change, word);
    case "collection-add":
    case "collection-remove":
      return changeCollection(tx, rows, change, word.at);
    case "publish":
      return changePublishing(tx, rows, change, word.at);
    case "attribute":
      return changeAttribute(tx, rows, change, word.at);
  }
}
