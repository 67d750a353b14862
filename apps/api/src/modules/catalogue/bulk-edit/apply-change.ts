import type { BulkChange } from "@larkwood/contract";
import type { Executor } from "../../../db/executor";
import { recordAudit } from "../../platform/audit";
import type { ProductRow } from "../products";
import { changeAttribute, changeCollection, changePublishing } from "./change-membership";
import { changeCategories, changePrices } from "./change-prices";
import { changeSales } from "./change-sales";
import { changeStock } from "./change-stock";
import type { ChangeOrigin, ProductDiff } from "./change-types";

/** Applies a change to products that the caller has locked, and logs each changed product. */
export async function applyChange(
  tx: Executor,
  rows: readonly ProductRow[],
  change: BulkChange,
  origin: ChangeOrigin,
): Promise<ProductDiff[]> {
  const changed = rows.length === 0 ? [] : await dispatchChange(tx, rows, change, origin);
  await auditProductChanges(tx, changed, origin);
  return changed;
}

/** Adds an audit row per changed product. */
export async function auditProductChanges(
  tx: Executor,
  changed: readonly ProductDiff[],
  origin: ChangeOrigin,
): Promise<void> {
  await recordAudit(
    tx,
    ...changed.map(({ id, before, after }) => ({
      actor: origin.caller,
      action: "product.bulk" as const,
      subjectType: "product" as const,
      subjectId: id,
      before,
      after,
      requestId: origin.requestId,
      at: origin.at,
    })),
  );
}

function dispatchChange(
  tx: Executor,
  rows: readonly ProductRow[],
  change: BulkChange,
  origin: ChangeOrigin,
): Promise<ProductDiff[]> {
  switch (change.kind) {
    case "price-set":
    case "price-percent":
    case "price-add":
      return changePrices(tx, rows, change, origin.at);
    case "category":
      return changeCategories(tx, rows, change, origin.at);
    case "sale":
    case "sale-end":
      return changeSales(tx, rows, change, origin);
    case "stock-set":
    case "stock-add":
      return changeStock(tx, rows, change, origin);
    case "collection-add":
    case "collection-remove":
      return changeCollection(tx, rows, change, origin.at);
    case "publish":
      return changePublishing(tx, rows, change, origin.at);
    case "attribute":
      return changeAttribute(tx, rows, change, origin.at);
  }
}
