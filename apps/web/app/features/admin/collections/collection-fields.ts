import type { AdminCollection, Category, CollectionForm } from "@larkwood/contract";
import { slugOf } from "~/features/admin/shared/slug-of";

/** Form state of a collection. */
export interface CollectionFields {
  name: string;
  /** Null: derived from the name. */
  slug: string | null;
  description: string;
  kind: "hand" | "rule";
  category: Category | "";
  minPrice: string;
  maxPrice: string;
  inStock: boolean;
  onSale: boolean;
  attributes: string;
}

export function toFields(collection: AdminCollection | null): CollectionFields {
  const { name = "", slug = null, description = "", rule = null } = collection ?? {};
  return {
    name,
    slug,
    description,
    kind: rule ? "rule" : "hand",
    category: rule?.category ?? "",
    minPrice: rule?.minPrice === undefined ? "" : String(rule.minPrice),
    maxPrice: rule?.maxPrice === undefined ? "" : String(rule.maxPrice),
    inStock: rule?.inStock ?? false,
    onSale: rule?.onSale ?? false,
    attributes: rule?.attributes ?? "",
  };
}

/** The request body; empty conditions of a rule are omitted. */
export function toForm(fields: CollectionFields): CollectionForm {
  const { name, slug, description, kind, category, minPrice, maxPrice, inStock, onSale, attributes } = fields;
  const rule = {
    ...(category ? { category } : {}),
    ...(minPrice ? { minPrice: Number(minPrice) } : {}),
    ...(maxPrice ? { maxPrice: Number(maxPrice) } : {}),
    ...(inStock ? { inStock } : {}),
    ...(onSale ? { onSale } : {}),
    ...(attributes.trim() ? { attributes: attributes.trim() } : {}),
  };
  return { name, slug: slug ?? slugOf(name), description, rule: kind === "rule" ? rule : null };
}
