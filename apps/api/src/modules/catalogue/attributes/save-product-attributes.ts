import {
  type Attribute,
  type AttributeValue,
  type Product,
  type ProductAttributesForm,
  validationTexts as t,
} from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { products } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { recordAudit } from "../../platform/audit";
import type { CatalogueContext } from "../context";
import { findDetail, lockProduct, parseIfMatch, toDetail, toProduct } from "../products";
import { listAttributes, lockAttributesShared } from "./attributes.repo";
import { findValueProblem, toAttributeValue } from "./check-value";

type Given = ProductAttributesForm["attributes"];

interface Saving {
  id: string;
  given: Given;
  /** The version that the editor saw; without it the last one to save wins. */
  ifMatch: string | undefined;
}

/** Says something of a product. What is not named stays as it is; null takes it back. */
export async function saveProductAttributes(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, given, ifMatch }: Saving,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockAttributesShared(tx, "share");
    const changes = checkValues(given, await listAttributes(tx));
    const row = await lockProduct(tx, id);
    if (ifMatch !== undefined && !parseIfMatch(ifMatch, row.version))
      throw new AppError("edit_conflict", { context: toProduct(row, origin) });
    const before = await findDetail(tx, id);
    await tx
      .update(products)
      .set({
        attributes: sql`nullif(jsonb_strip_nulls(coalesce(attributes, '{}') || ${JSON.stringify(changes)}::jsonb), '{}')`,
        updatedAt: at,
        version: sql`${products.version} + 1`,
      })
      .where(eq(products.id, id));
    const after = await findDetail(tx, id);
    if (!before || !after) throw new AppError("not_found");
    await recordAudit(tx, {
      actor: caller,
      action: "product.attributes",
      subjectType: "product",
      subjectId: id,
      before: { name: row.name, attributes: toDetail(before, "").attributes ?? [] },
      after: { name: row.name, attributes: toDetail(after, "").attributes ?? [] },
      requestId,
      at,
    });
    return after;
  });
  catalogue.invalidate([id]);
  return toDetail(saved, origin);
}

/** The values, each as its attribute wants it; refuses all that are not, by name. */
function checkValues(given: Given, attributes: readonly Attribute[]): Record<string, AttributeValue | null> {
  const errors: Record<string, string> = {};
  const changes: Record<string, AttributeValue | null> = {};
  for (const [key, words] of Object.entries(given)) {
    const value = toAttributeValue(words);
    const attribute = attributes.find((known) => known.key === key);
    const problem = attribute && value !== null ? findValueProblem(attribute, value) : null;
    if (!attribute) errors[`attributes.${key}`] = t.attributeUnknown;
    else if (problem) errors[`attributes.${key}`] = problem;
    else changes[key] = value;
  }
  if (Object.keys(errors).length > 0) throw new AppError("invalid_input", { errors });
  return changes;
}
