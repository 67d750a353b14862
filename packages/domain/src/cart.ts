/** A line of the cart as the client keeps it; prices are fetched anew. */
export interface CartLine {
  _id: string;
  quantity: number;
}
export type Cart = readonly CartLine[];

/** One more of a product: its line rises by one, or a line of one is added. */
export function addToCart(cart: Cart, productId: string): Cart {
  if (!cart.some((line) => line._id === productId)) return [...cart, { _id: productId, quantity: 1 }];
  return cart.map((line) => (line._id === productId ? { ...line, quantity: line.quantity + 1 } : line));
}

/** One less of a product; a line of one disappears. */
export function takeFromCart(cart: Cart, productId: string): Cart {
  return cart.flatMap((line) => {
    if (line._id !== productId) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });
}

/** The cart without a product's line. */
export function removeFromCart(cart: Cart, productId: string): Cart {
  return cart.filter((line) => line._id !== productId);
}

/** The cart with the lines of an earlier one that it lacks, each where it stood. What was changed since stays as it is. */
export function putBack(cart: Cart, earlier: Cart): Cart {
  const known = new Set(cart.map(({ _id }) => _id));
  return earlier.reduce<Cart>(
    (filled, line, index) =>
      known.has(line._id) ? filled : [...filled.slice(0, index), line, ...filled.slice(index)],
    cart,
  );
}

/** Total quantity over all lines: what the badge shows. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** A cart from storage, with anything that is not a sound line left out and doubles merged. */
export function restoreCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const quantities = new Map<string, number>();
  for (const line of stored as unknown[]) {
    if (typeof line !== "object" || line === null) continue;
    const { _id, quantity } = line as Partial<CartLine>;
    if (typeof _id !== "string" || !Number.isSafeInteger(quantity) || (quantity ?? 0) < 1) continue;
    quantities.set(_id, (quantities.get(_id) ?? 0) + (quantity ?? 0));
  }
  return [...quantities].map(([_id, quantity]) => ({ _id, quantity }));
}
