import type { Product, ProductAttribute } from "@larkwood/contract";

/** What is said of a product under a key of the shop's own attributes. */
export function findAttribute({ attributes = [] }: Product, key: string): ProductAttribute | null {
  return attributes.find((attribute) => attribute.key === key) ?? null;
}
