import type { VariantRow } from "./variants.repo";

interface Shelf {
  productId: string;
  /** Pieces of the product before. */
  quantity: number;
  before: readonly VariantRow[];
  rows: readonly VariantRow[];
}

/** What happened to the stock, variant by variant; each move begins where the last one ended. */
export function movesBetween({ productId, quantity, before, rows }: Shelf) {
  // A product that becomes plain keeps its pieces.
  if (rows.length === 0) return [];
  const changes = [
    // Pieces of a product that had no variants were counted as its own.
    ...(before.length === 0 ? [{ variantId: undefined, change: -quantity }] : []),
    ...before
      .filter((old) => !rows.some((row) => row.id === old.id))
      .map((old) => ({ variantId: old.id, change: -old.quantity })),
    ...rows.map((row) => {
      const old = before.find(({ id }) => id === row.id);
      return { variantId: row.id, change: row.quantity - (old?.quantity ?? 0) };
    }),
  ];
  let there = quantity;
  return changes.map(({ variantId, change }) => {
    const move = { productId, variantId, before: there, after: there + change };
    there = move.after;
    return move;
  });
}
