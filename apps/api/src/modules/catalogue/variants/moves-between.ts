import type { VariantRow } from "./variants.repo";

interface VariantsChange {
  productId: string;
  /** Stock of the product before the change. */
  quantity: number;
  before: readonly VariantRow[];
  rows: readonly VariantRow[];
}

/** Stock moves per variant; each starts with the total that the previous one left. */
export function movesBetween({ productId, quantity, before, rows }: VariantsChange) {
  // A product that loses its variants keeps its stock.
  if (rows.length === 0) return [];
  const changes = [
    // The stock of a product without variants moves to its new variants.
    ...(before.length === 0 ? [{ variantId: undefined, change: -quantity }] : []),
    ...before
      .filter((old) => !rows.some((row) => row.id === old.id))
      .map((old) => ({ variantId: old.id, change: -old.quantity })),
    ...rows.map((row) => {
      const old = before.find(({ id }) => id === row.id);
      return { variantId: row.id, change: row.quantity - (old?.quantity ?? 0) };
    }),
  ];
  let total = quantity;
  return changes.map(({ variantId, change }) => {
    const move = { productId, variantId, before: total, after: total + change };
    total = move.after;
    return move;
  });
}
