import type { Product, ProductAttribute } from "@larkwood/contract";

/** The product's attribute with the given key, or null. */
export function findAttribute({ attributes = [] }: Product, key: string): ProductAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}
