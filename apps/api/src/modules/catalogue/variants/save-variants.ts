import { type Product, type VariantsForm, validationTexts } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { endSales, reconcileSalePrices } from "../prices";
import { getDetail, lockIfUnchanged, recordStockMoves, toDetail } from "../products";
import { movesBetween } from "./moves-between";
import { toOptions, toVariantRows } from "./to-variant-rows";
import {
  replaceSkus,
  replaceVariants,
  setOptions,
  takenSkus,
  type VariantRow,
  variantsOf,
} from "./variants.repo";

interface Saving {
  id: string;
  form: VariantsForm;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** Sets what a product can be chosen in. Variants that are not named are removed; orders keep their words. */
export async function saveVariants(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, form, ifMatch }: Saving,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    const { row: product } = await lockIfUnchanged(tx, { id, ifMatch }, origin);
    const before = await variantsOf(tx, id);
    const rows = toVariantRows(form, { productId: id, before, origin, at });
    await refuseTakenSkus(tx, id, form);
    await setOptions(tx, id, form.options.length > 0 ? toOptions(form, origin) : null, at);
    // Another shelf than the sale is about: it would go, and its price stay.
    if ((rows.length === 0) !== (before.length === 0)) await endSales(tx, [id], "all");
    const gone = before.filter((old) => !rows.some((row) => row.id === old.id)).map((old) => old.id);
    await replaceVariants(tx, id, { rows, gone });
    await reconcileSalePrices(tx, [id]);
    await replaceSkus(tx, id, numbersOf(form, rows));
    const moves = movesBetween({ productId: id, quantity: product.quantity, before, rows });
    await recordStockMoves(tx, moves, { kind: "edit", actorId: caller.userId, at });
    const after = await getDetail(tx, id);
    await recordAudit(tx, {
      actor: caller,
      action: "product.variants",
      subjectType: "product",
      subjectId: id,
      before: { name: product.name, variants: before.map(shortly) },
      after: { name: product.name, variants: rows.map(shortly) },
      requestId,
      at,
    });
    return after;
  }).catch((error: unknown) => {
    // Somebody else took the number in the moment between looking and writing.
    if (violatesConstraint(error, "skus_once")) throw new AppError("sku_taken");
    throw error;
  });
  catalogue.invalidate([id]);
  return toDetail(saved, origin);
}

const shortly = ({ label, priceCents, quantity }: VariantRow) => ({ label, priceCents, quantity });

function numbersOf({ variants }: VariantsForm, rows: readonly VariantRow[]) {
  return rows.flatMap(({ id: ownerId }, place) => {
    const sku = variants[place]?.sku;
    return sku ? [{ ownerId, sku }] : [];
  });
}

async function refuseTakenSkus(tx: Executor, id: string, { variants }: VariantsForm): Promise<void> {
  const numbers = variants.flatMap(({ sku }) => sku ?? []);
  if (numbers.length === 0) return;
  const taken = await takenSkus(tx, id, numbers);
  if (taken.length === 0) return;
  const errors = variants.flatMap(({ sku }, place) =>
    sku && taken.includes(sku.toUpperCase()) ? [[`variants.${place}.sku`, validationTexts.skuTaken]] : [],
  );
  throw new AppError("sku_taken", { errors: Object.fromEntries(errors) });
}
