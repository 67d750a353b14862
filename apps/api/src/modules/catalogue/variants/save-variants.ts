import { type Product, type VariantsForm, validationTexts } from "@larkwood/contract";
import { findVariantProblems } from "@larkwood/domain";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import type { Executor } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { endSales, reconcileSalePrices } from "../prices";
import { editPart, type ProductPart, recordStockMoves } from "../products";
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

interface VariantsUpdate {
  id: string;
  form: VariantsForm;
  /** The version that the editor saw; without it the last save wins. */
  ifMatch: string | undefined;
}

/** Replaces the options and variants of a product. Orders keep the labels of removed variants. */
export function saveVariants(
  context: CatalogueContext,
  { id, form, ifMatch }: VariantsUpdate,
  actor: Actor,
): Promise<Product> {
  return editPart(context, { id, ifMatch, part: variantsPart(form, actor) }, actor);
}

export function variantsPart(form: VariantsForm, { caller, origin }: Actor): ProductPart {
  assertValid(form);
  return {
    action: "product.variants",
    async write(tx, { row: { id, quantity } }, at) {
      const before = await variantsOf(tx, id);
      const rows = toVariantRows(form, { productId: id, before, origin, at });
      await assertSkusAvailable(tx, id, form);
      await setOptions(tx, id, form.options.length > 0 ? toOptions(form, origin) : null, at);
      // The sale price belongs to the product or to its variants: end it before that changes.
      if ((rows.length === 0) !== (before.length === 0)) await endSales(tx, [id], "all");
      const removed = before.filter((old) => !rows.some((row) => row.id === old.id));
      await replaceVariants(tx, id, { rows, removedIds: removed.map((old) => old.id) });
      await reconcileSalePrices(tx, [id]);
      await replaceSkus(tx, id, skusOf(form, rows)).catch((error: unknown) => {
        // A concurrent save took the SKU after the check.
        if (violatesConstraint(error, "skus_once")) throw new AppError("sku_taken");
        throw error;
      });
      const moves = movesBetween({ productId: id, quantity, before, rows });
      await recordStockMoves(tx, moves, { kind: "edit", actorId: caller.userId, at });
    },
    toAuditEntry: ({ productOptions: { variants } }) => ({
      variants: (variants ?? []).map(({ label, priceCents, quantity }) => ({ label, priceCents, quantity })),
    }),
  };
}

function assertValid(form: VariantsForm): void {
  const problems = findVariantProblems(form);
  if (problems.length === 0) return;
  const errors = Object.fromEntries(problems.map(({ path, text }) => [path.join("."), text]));
  throw new AppError("invalid_input", { errors });
}

function skusOf({ variants }: VariantsForm, rows: readonly VariantRow[]) {
  return rows.flatMap(({ id: ownerId }, index) => {
    const sku = variants[index]?.sku;
    return sku ? [{ ownerId, sku }] : [];
  });
}

async function assertSkusAvailable(tx: Executor, id: string, { variants }: VariantsForm): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return;
  const taken = await takenSkus(tx, id, skus);
  if (taken.length === 0) return;
  const errors = variants.flatMap(({ sku }, index) =>
    sku && taken.includes(sku.toUpperCase()) ? [[`variants.${index}.sku`, validationTexts.skuTaken]] : [],
  );
  throw new AppError("sku_taken", { errors: Object.fromEntries(errors) });
}
