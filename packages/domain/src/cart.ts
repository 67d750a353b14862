/** A cart line as the client stores it; prices are fetched from the API. */
export interface CartLine {
  _id: string;
  /** Set for a product with options. */
  variantId?: string;
  quantity: number;
  /** In trading mode: the price that the shopper saw last. */
  seenPrice?: number;
}
export type Cart = readonly CartLine[];

const isLineOf = (productId: string, variantId?: string) => (line: CartLine) =>
  line._id === productId && line.variantId === variantId;
const variantField = (variantId?: string) => (variantId === undefined ? {} : { variantId });

/** Adds to the quantity of a product's line, or appends a line. */
export function addToCart(cart: Cart, productId: string, variantId?: string, quantity = 1): Cart {
  const isMatch = isLineOf(productId, variantId);
  if (!cart.some(isMatch)) return [...cart, { _id: productId, ...variantField(variantId), quantity }];
  return cart.map((line) => (isMatch(line) ? { ...line, quantity: line.quantity + quantity } : line));
}

/** Adds several lines, with the prices that the shopper sees. */
export function addLines(cart: Cart, lines: Cart): Cart {
  return lines.reduce((sum, line) => {
    const added = addToCart(sum, line._id, line.variantId, line.quantity);
    return line.seenPrice === undefined ? added : seePrice(added, line, line.seenPrice);
  }, cart);
}

/** Takes the quantities of several lines back out of a cart. */
export function takeLines(cart: Cart, lines: Cart): Cart {
  return lines.reduce<Cart>((rest, { _id, variantId, quantity }) => {
    const isMatch = isLineOf(_id, variantId);
    return rest.flatMap((line) => {
      if (!isMatch(line)) return [line];
      return line.quantity > quantity ? [{ ...line, quantity: line.quantity - quantity }] : [];
    });
  }, cart);
}

/** Decrements the quantity of a product; a line with quantity one is removed. */
export function decrementInCart(cart: Cart, productId: string, variantId?: string): Cart {
  const isMatch = isLineOf(productId, variantId);
  return cart.flatMap((line) => {
    if (!isMatch(line)) return [line];
    return line.quantity > 1 ? [{ ...line, quantity: line.quantity - 1 }] : [];
  });
}

/** Removes a line. */
export function removeFromCart(cart: Cart, productId: string, variantId?: string): Cart {
  const isMatch = isLineOf(productId, variantId);
  return cart.filter((line) => !isMatch(line));
}

/** Inserts the lines of an earlier cart that are missing, at their old position; other lines stay unchanged. */
export function restoreLines(cart: Cart, earlier: Cart): Cart {
  return earlier.reduce<Cart>(
    (restored, line, index) =>
      cart.some(isLineOf(line._id, line.variantId))
        ? restored
        : [...restored.slice(0, index), line, ...restored.slice(index)],
    cart,
  );
}

/** Total quantity of all lines, shown in the badge. */
export function cartCount(cart: Cart): number {
  return cart.reduce((sum, line) => sum + line.quantity, 0);
}

/** Quantity of a product, or of one of its variants. */
export function quantityInCart(cart: Cart, productId: string, variantId?: string): number {
  return cart.find(isLineOf(productId, variantId))?.quantity ?? 0;
}

/** Converts the cart to the items of an order or a quote. */
export function cartItems(cart: Cart): { productId: string; variantId?: string; quantity: number }[] {
  return cart.map(({ _id, variantId, quantity }) => ({
    productId: _id,
    ...variantField(variantId),
    quantity,
  }));
}

/** Records the price that the shopper sees now. */
export function seePrice(cart: Cart, line: Pick<CartLine, "_id" | "variantId">, seenPrice: number): Cart {
  const isMatch = isLineOf(line._id, line.variantId);
  return cart.map((stored) => (isMatch(stored) ? { ...stored, seenPrice } : stored));
}

/** Parses a stored cart: drops invalid lines and merges duplicates. */
export function restoreCart(stored: unknown): Cart {
  if (!Array.isArray(stored)) return [];
  const lines = new Map<string, CartLine>();
  for (const line of stored as unknown[]) {
    if (typeof line !== "object" || line === null) continue;
    const { _id, variantId, quantity, seenPrice } = line as Partial<CartLine>;
    if (typeof _id !== "string" || !Number.isSafeInteger(quantity) || (quantity ?? 0) < 1) continue;
    const variant = typeof variantId === "string" ? variantId : undefined;
    const key = `${_id} ${variant ?? ""}`;
    const before = lines.get(key)?.quantity ?? 0;
    const seen = typeof seenPrice === "number" ? { seenPrice } : {};
    lines.set(key, { _id, ...variantField(variant), quantity: before + (quantity ?? 0), ...seen });
  }
  return [...lines.values()];
}
