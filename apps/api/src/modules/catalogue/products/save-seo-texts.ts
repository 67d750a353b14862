import { type Product, type SearchTextsForm, validationTexts as t } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { violatesConstraint } from "../../../db/constraint-violation";
import { products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { getDetail, lockIfUnchanged, toDetail } from "./";

interface Input {
  id: string;
  form: SearchTextsForm;
  ifMatch: string | undefined;
}

/** Saves the slug, meta title and meta description of a product. */
export async function saveSearchTexts(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, form, ifMatch }: Input,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    const { row, searchTexts: before } = await lockIfUnchanged(tx, { id, ifMatch }, origin);
    await tx
      .update(products)
      .set({ ...form, updatedAt: at, version: sql`${products.version} + 1` })
      .where(eq(products.id, id));
    await recordAudit(tx, {
      actor: caller,
      action: "product.search-texts",
      subjectType: "product",
      subjectId: id,
      before: { name: row.name, ...before },
      after: { name: row.name, ...form },
      requestId,
      at,
    });
    return getDetail(tx, id);
  }).catch((error: unknown) => {
    if (violatesConstraint(error, "product_slugs_once"))
      throw new AppError("slug_taken", { errors: { slug: t.productSlugTaken } });
    throw error;
  });
  catalogue.invalidate([id]);
  return toDetail(saved, origin);
}
