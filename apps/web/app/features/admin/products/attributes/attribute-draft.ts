import type { Attribute, AttributeValue, Product } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** Typed attribute values by key: a list for multiple choice, otherwise text. */
export type AttributeDraft = Readonly<Record<string, string | readonly string[]>>;

function toTyped({ type }: Attribute, value: AttributeValue | undefined): string | readonly string[] {
  if (type === "choices") return Array.isArray(value) ? value : [];
  if (value === undefined || Array.isArray(value)) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/**
 * The typed values of a product for every defined attribute, or those in which one variant differs. Without a variant id,
 * the values are those of the product.
 */
export function toAttributeDraft(
  product: Product,
  attributes: readonly Attribute[],
  variantId: string,
): AttributeDraft {
  const variant = product.variants?.find(({ id }) => id === variantId);
  const values = new Map((variantId ? variant : product)?.attributes?.map(({ key, value }) => [key, value]));
  for (const [side, length] of Object.entries(variant?.measures ?? {})) values.set(side, length);
  return Object.fromEntries(attributes.map((one) => [one.key, toTyped(one, values.get(one.key))]));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Keys with different values. */
export function changedKeys(a: AttributeDraft, b: AttributeDraft): string[] {
  return Object.keys(a).filter((key) => !isSame(a[key], b[key]));
}

/** The typed value as the API expects it; null if empty. */
export function toValue(
  { type }: Attribute,
  typed: string | readonly string[] | undefined,
): AttributeValue | null {
  if (typed === undefined || typed.length === 0) return null;
  if (typeof typed !== "string") return [...typed];
  if (type === "number") return Number(typed);
  if (type === "flag") return typed === "yes";
  return typed.trim() || null;
}

const NONE = "None";

function valueText({ choices }: Attribute, typed: string | readonly string[] | undefined): string {
  const names = [typed ?? ""].flat().map((key) => choices.find((choice) => choice.key === key)?.name ?? key);
  return names.join(", ") || NONE;
}

/** Attributes that another user changed and that are also edited here. */
export function attributeConflicts(
  attributes: readonly Attribute[],
  drafts: { before: AttributeDraft; now: AttributeDraft; mine: AttributeDraft },
): ChangedField[] {
  const changed = new Set(changedKeys(drafts.before, drafts.now));
  return attributes
    .filter(({ key }) => changed.has(key) && !isSame(drafts.before[key], drafts.mine[key]))
    .map((one) => ({
      field: one.name,
      before: valueText(one, drafts.before[one.key]),
      now: valueText(one, drafts.now[one.key]),
      mine: valueText(one, drafts.mine[one.key]),
    }));
}
