import {
  type Attribute,
  type AttributeValue,
  type Product,
  type ProductAttributesForm,
  validationTexts as t,
} from "@larkwood/contract";
import { type AnyColumn, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import { products, variants } from "../../../db/schema";
import type { CatalogueContext } from "../context";
import { isLength } from "../filters";
import { editPart, type ProductPart, type StoredDetail, toDetail } from "../products";
import { findVariant } from "../variants";
import { listAttributes, lockAttributes } from "./attributes.repo";
import { findValueProblem, toAttributeValue } from "./check-value";

type ValuesInput = ProductAttributesForm["attributes"];

interface AttributesUpdate {
  id: string;
  /** Changes only this variant. */
  variantId: string | undefined;
  values: ValuesInput;
  /** The version that the editor saw; without it the last save wins. */
  ifMatch: string | undefined;
}

/** Saves attribute values of a product or one of its variants. Attributes that are not named stay unchanged; null removes a value. */
export function saveProductAttributes(
  context: CatalogueContext,
  { id, variantId, values, ifMatch }: AttributesUpdate,
  actor: Actor,
): Promise<Product> {
  return editPart(context, { id, ifMatch, part: attributesPart(values, variantId) }, actor);
}

/** Attribute values of a product, or those in which one variant differs. */
export function attributesPart(values: ValuesInput, variantId: string | undefined): ProductPart {
  return {
    action: "product.attributes",
    prepare: (tx) => lockAttributes(tx, "shared"),
    async write(tx, { row: { id } }, at) {
      const changes = checkValues(values, await listAttributes(tx));
      if (variantId !== undefined) await saveOfVariant(tx, { id, variantId, changes });
      await tx
        .update(products)
        .set({
          ...(variantId === undefined ? { attributes: withChanges(products.attributes, changes) } : {}),
          updatedAt: at,
          version: sql`${products.version} + 1`,
        })
        .where(eq(products.id, id));
    },
    toAuditEntry: (detail) => toShown(detail, variantId),
  };
}

type Changes = Record<string, AttributeValue | null>;

/** The column after the changes; null if no value is left. */
const withChanges = (column: AnyColumn, changes: Changes) =>
  sql`nullif(jsonb_strip_nulls(coalesce(${column}, '{}') || ${JSON.stringify(changes)}::jsonb), '{}')`;

/** Saves where a variant differs from its product. Its lengths are measures, which the size filter reads. */
async function saveOfVariant(
  tx: Executor,
  { id, variantId, changes }: { id: string; variantId: string; changes: Changes },
): Promise<void> {
  if (!(await findVariant(tx, id, variantId)))
    throw new AppError("invalid_input", { errors: { variantId: t.variantDeleted } });
  const pick = (lengths: boolean) =>
    Object.fromEntries(Object.entries(changes).filter(([key]) => isLength(key) === lengths));
  await tx
    .update(variants)
    .set({
      measures: withChanges(variants.measures, pick(true)),
      attributes: withChanges(variants.attributes, pick(false)),
    })
    .where(eq(variants.id, variantId));
}

/** The attributes of the product, or the name and attributes of one variant. */
function toShown(detail: StoredDetail, variantId: string | undefined) {
  const product = toDetail(detail, "");
  if (variantId === undefined) return { attributes: product.attributes ?? [] };
  const variant = product.variants?.find((one) => one.id === variantId);
  return { variant: variant?.name, measures: variant?.measures, attributes: variant?.attributes ?? [] };
}

/** Normalizes the values and reports every invalid one by its key. */
function checkValues(values: ValuesInput, attributes: readonly Attribute[]): Changes {
  const errors: Record<string, string> = {};
  const changes: Changes = {};
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
