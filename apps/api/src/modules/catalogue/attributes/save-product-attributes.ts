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
import { getDetail, lockIfUnchanged, toDetail } from "../products";
import { listAttributes, lockAttributes } from "./attributes.repo";
import { findValueProblem, toAttributeValue } from "./check-value";

type ValuesInput = ProductAttributesForm["attributes"];

interface AttributesUpdate {
  id: string;
  values: ValuesInput;
  /** The version that the editor saw; without it the last save wins. */
  ifMatch: string | undefined;
}

/** Saves attribute values of a product. Attributes that are not named stay unchanged; null removes a value. */
export async function saveProductAttributes(
  { db, clock, catalogueChanges: catalogue }: CatalogueContext,
  { id, values, ifMatch }: AttributesUpdate,
  { caller, requestId, origin }: Actor,
): Promise<Product> {
  const at = clock();
  const saved = await inTransaction(db, async (tx) => {
    await lockAttributes(tx, "shared");
    const changes = checkValues(values, await listAttributes(tx));
    const before = await lockIfUnchanged(tx, { id, ifMatch }, origin);
    await tx
      .update(products)
      .set({
        attributes: sql`nullif(jsonb_strip_nulls(coalesce(attributes, '{}') || ${JSON.stringify(changes)}::jsonb), '{}')`,
        updatedAt: at,
        version: sql`${products.version} + 1`,
      })
      .where(eq(products.id, id));
    const after = await getDetail(tx, id);
    const { name } = before.row;
    await recordAudit(tx, {
      actor: caller,
      action: "product.attributes",
      subjectType: "product",
      subjectId: id,
      before: { name, attributes: toDetail(before, "").attributes ?? [] },
      after: { name, attributes: toDetail(after, "").attributes ?? [] },
      requestId,
      at,
    });
    return after;
  });
  catalogue.invalidate([id]);
  return toDetail(saved, origin);
}

/** Normalizes the values and reports every invalid one by its key. */
function checkValues(
  values: ValuesInput,
  attributes: readonly Attribute[],
): Record<string, AttributeValue | null> {
  const errors: Record<string, string> = {};
  const changes: Record<string, AttributeValue | null> = {};
  for (const [key, input] of Object.entries(values)) {
    const value = toAttributeValue(input);
    const attribute = attributes.find((candidate) => candidate.key === key);
    const problem = attribute && value !== null ? findValueProblem(attribute, value) : null;
    if (!attribute) errors[`attributes.${key}`] = t.attributeUnknown;
    else if (problem) errors[`attributes.${key}`] = problem;
    else changes[key] = value;
  }
  if (Object.keys(errors).length > 0) throw new AppError("invalid_input", { errors });
  return changes;
}
