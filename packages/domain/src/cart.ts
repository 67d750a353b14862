/** A line of the cart as the client keeps it; prices are fetched anew. */
export interface CartLine {
  _id: string;
  /** Of a product with options: which of its variants. */
  variantId?: string;
  quantity: number;
}
export type Cart = readonly CartLine[];

const isLineOf = (productId: string, variantId?: string) => (line: CartLine) =>
  line._id === productId && line.variantId === variantId;
const named = (variantId?: string) => (variantId === undefined ? {} : { variantId });

/** One more of a product, or several: its line rises by them, or a line is added. */
export function addToCart(cart: Cart, productId: string, variantId?: string, pieces = 1): Cart {
  const isIt = isLineOf(productId, variantId);
  if (!cart.some(isIt)) return [...cart, { _id: productId, ...named(variantId), quantity: pieces }];
  return cart.map((line) => (isIt(line) ? { ...line, quantity: line.quantity + pieces } : line));
}

/** One less of a product; a line of one disappears. */
export function takeFromCart(cart: Cart, productId: string, variantId?: string): Cart {
  const isIt = isLineOf(productId, variantId);
  return cart.flatMap((line) => {
    if (!isIt(line)) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });
}

/** The cart without a line. */
export function removeFromCart(cart: Cart, productId: string, variantId?: string): Cart {
  const isIt = isLineOf(productId, variantId);
  return cart.filter((line) => !isIt(line));
}

/** The cart with the lines of an earlier one that it lacks, each where it stood. What was changed since stays as it is. */
export function putBack(cart: Cart, earlier: Cart): Cart {
  return earlier.reduce<Cart>(
    (filled, line, index) =>
      cart.some(isLineOf(line._id, line.variantId))
        ? filled
        : [...filled.slice(0, index), line, ...filled.slice(index)],
    cart,
  );
}

/** Total quantity over all lines: what the badge shows. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** Pieces of a product or of one of its variants. */
export function piecesInCart(cart: Cart, productId: string, variantId?: string): number {
  return cart.find(isLineOf(productId, variantId))?.quantity ?? 0;
}

/** The cart as an order or a quote asks for it. */
export function cartItems(cart: Cart): { productId: string; variantId?: string; quantity: number }[] {
  return cart.map(({ _id, variantId, quantity }) => ({ productId: _id, ...named(variantId), quantity }));
}

/** A cart from storage, with anything that is not a sound line left out and doubles merged. */
export function restoreCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored as unknown[]) {
    if (typeof line !== "object" || line === null) continue;
    const { _id, variantId, quantity } = line as Partial<CartLine>;
    if (typeof _id !== "string" || !Number.isSafeInteger(quantity) || (quantity ?? 0) < 1) continue;
    const variant = typeof variantId === "string" ? variantId : undefined;
    const key = `${_id} ${variant ?? ""}`;
    const before = lines.get(key)?.quantity ?? 0;
    lines.set(key, { _id, ...named(variant), quantity: before + (quantity ?? 0) });
  }
  return [...lines.values()];
}
