import type { Product } from "@larkwood/contract";

/** The first product of each room in the given order, so that a short row shows the whole house. */
export function onePerCategory(products: readonly Product[], count: number): Product[] {
  const rooms = new Set<string>();
  const picked: Product[] = [];
  for (const product of products) {
    if (picked.length === count) break;
    if (rooms.has(product.category)) continue;
    rooms.add(product.category);
    picked.push(product);
  }
  return picked;
}
