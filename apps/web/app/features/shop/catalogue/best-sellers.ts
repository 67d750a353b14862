import type { Product } from "@larkwood/contract";

/** The first product of each category, so that a short row shows a varied selection. */
export function onePerCategory(products: readonly Product[], count: number): Product[] {
  const categories = new Set<string>();
  const picked: Product[] = [];
  for (const product of products) {
    if (picked.length === count) break;
    if (categories.has(product.category)) continue;
    categories.add(product.category);
    picked.push(product);
  }
  return picked;
}
