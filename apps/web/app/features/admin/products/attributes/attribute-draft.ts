import type { Attribute, AttributeValue, Product } from "@larkwood/contract";
import type { ChangedField } from "~/features/admin/shared/ui/edit-conflict";

/** What is said, as it is typed: a list for several choices, else a text. */
export type AttributeDraft = Readonly<Record<string, string | readonly string[]>>;

function asTyped({ type }: Attribute, value: AttributeValue | undefined): string | readonly string[] {
  if (type === "choices") return Array.isArray(value) ? value : [];
  if (value === undefined || Array.isArray(value)) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}

/** What is said of a product, for every attribute that there is. */
export function attributeDraftOf(product: Product, attributes: readonly Attribute[]): AttributeDraft {
  const known = new Map(product.attributes?.map(({ key, value }) => [key, value]));
  return Object.fromEntries(attributes.map((one) => [one.key, asTyped(one, known.get(one.key))]));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The keys of what differs. */
export function differing(a: AttributeDraft, b: AttributeDraft): string[] {
  return Object.keys(a).filter((key) => !isSame(a[key], b[key]));
}

/** A typed value as it is sent; null says nothing. */
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

function inWords({ choices }: Attribute, typed: string | readonly string[] | undefined): string {
  const words = [typed ?? ""].flat().map((key) => choices.find((choice) => choice.key === key)?.name ?? key);
  return words.join(", ") || NONE;
}

/** What somebody else said of what is to be changed here. */
export function attributeConflicts(
  attributes: readonly Attribute[],
  said: { before: AttributeDraft; now: AttributeDraft; mine: AttributeDraft },
): ChangedField[] {
  const changed = new Set(differing(said.before, said.now));
  return attributes
    .filter(({ key }) => changed.has(key) && !isSame(said.before[key], said.mine[key]))
    .map((one) => ({
      field: one.name,
      before: inWords(one, said.before[one.key]),
      now: inWords(one, said.now[one.key]),
      mine: inWords(one, said.mine[one.key]),
    }));
}
