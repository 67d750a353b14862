import { LIMITS } from "@larkwood/contract";

// A larger maximum is not mentioned in error messages.
const MAX_MENTIONED = 9_999;

/** Why no more can be added to the cart, or null. Showroom mode has no stock limit. */
export function purchaseLimit(stock: number, inCart: number, trading: boolean): string | null {
  if (!trading) return null;
  if (stock <= 0) return "This item is out of stock.";
  if (inCart >= stock)
    return stock === 1 ? "The last one is in your cart." : `All ${stock} are in your cart.`;
  return null;
}

/** How many more can be added to the cart, by stock and by the limit per order line. */
export function maxAddableQuantity(stock: number, inCart: number, trading: boolean): number {
  return Math.max(0, Math.min(trading ? stock : LIMITS.quantity, LIMITS.quantity) - inCart);
}

/** The typed quantity; null unless it is a whole number from 1 to `max`. */
export function parseQuantity(text: string, max: number): number | null {
  const digits = text.trim();
  const quantity = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return quantity >= 1 && quantity <= max ? quantity : null;
}

/** The quantity after one step; invalid input starts at 1. */
export function stepQuantity(text: string, max: number, step: 1 | -1): string {
  const quantity = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return String(Math.max(1, Math.min(quantity + step, max)));
}

/** The error message for a typed quantity, or null. */
export function quantityError(text: string, max: number): string | null {
  if (parseQuantity(text, max) !== null) return null;
  const isTooMany = /^\d+$/.test(text.trim()) && Number(text) > max;
  if (isTooMany) return max === 1 ? "You can add 1 more." : `You can add ${max} more.`;
  return max > MAX_MENTIONED ? "Enter a whole number, 1 or more." : `Enter a whole number from 1 to ${max}.`;
}
