import type { Cart, CartLine } from "./cart";

const keyOf = ({ _id, variantId }: CartLine) => `${_id} ${variantId ?? ""}`;
const byKey = (cart: Cart) => new Map(cart.map((line) => [keyOf(line), line]));

/** Whether two carts have the same lines in the same order. */
export function isSameCart(one: Cart, other: Cart): boolean {
  const text = (cart: Cart) =>
    JSON.stringify(cart.map((line) => [keyOf(line), line.quantity, line.seenPrice]));
  return text(one) === text(other);
}

/** Joins a device's cart with the saved cart of the account. The larger quantity wins. */
export const joinCarts = (device: Cart, saved: Cart): Cart => mergeCarts([], device, saved);

/**
 * Merges the changes that a device and the account made to the cart that both had before. A line that only one side
 * changed or removed follows that side. If both changed it, the larger quantity wins.
 */
export function mergeCarts(before: Cart, device: Cart, saved: Cart): Cart {
  const [earlier, here, there] = [byKey(before), byKey(device), byKey(saved)];
  const keys = new Set([...there.keys(), ...here.keys()]);
  return [...keys].flatMap((key) => mergeLine(earlier.get(key), here.get(key), there.get(key)) ?? []);
}

function mergeLine(
  before: CartLine | undefined,
  device: CartLine | undefined,
  saved: CartLine | undefined,
): CartLine | undefined {
  const quantities = [device?.quantity ?? 0, saved?.quantity ?? 0] as const;
  const old = before?.quantity ?? 0;
  const quantity =
    quantities[0] === old ? quantities[1] : quantities[1] === old ? quantities[0] : Math.max(...quantities);
  const line = device?.seenPrice !== undefined && device.seenPrice !== before?.seenPrice ? device : saved;
  const found = line ?? device;
  return found && quantity > 0 ? { ...found, quantity } : undefined;
}

/** The cart without what it had before: only lines that were added, and quantities that were raised. */
export function addedSince(before: Cart, cart: Cart): Cart {
  const earlier = byKey(before);
  return cart.flatMap((line) => {
    const quantity = line.quantity - (earlier.get(keyOf(line))?.quantity ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}
