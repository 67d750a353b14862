import { LIMITS } from "@larkwood/contract";

// Nobody is helped by hearing that there may be a million of them.
const SAID = 9_999;

/** Why one more piece cannot go into the cart, or null when it can. In a showroom nothing is ever sold out. */
export function purchaseLimit(stock: number, inCart: number, trading: boolean): string | null {
  if (!trading) return null;
  if (stock <= 0) return "This item is out of stock.";
  if (inCart >= stock)
    return stock === 1 ? "The last one is in your cart." : `All ${stock} are in your cart.`;
  return null;
}

/** How many more of them can go into the cart: those on the shelf, and no more than an order takes in one line. */
export function maxAddableQuantity(stock: number, inCart: number, trading: boolean): number {
  return Math.max(0, Math.min(trading ? stock : LIMITS.quantity, LIMITS.quantity) - inCart);
}

/** The number that somebody typed; null for anything but a whole one from 1 to the most. */
export function parseQuantity(text: string, most: number): number | null {
  const digits = text.trim();
  const pieces = /^\d{1,7}$/.test(digits) ? Number(digits) : 0;
  return pieces >= 1 && pieces <= most ? pieces : null;
}

/** The number after one more or one less; what is no number begins at 1. */
export function stepQuantity(text: string, most: number, step: 1 | -1): string {
  const pieces = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0;
  return String(Math.max(1, Math.min(pieces + step, most)));
}

/** What is wrong with a number of pieces, in a sentence. */
export function quantityError(text: string, most: number): string | null {
  if (parseQuantity(text, most) !== null) return null;
  const isTooMany = /^\d+$/.test(text.trim()) && Number(text) > most;
  if (isTooMany) return most === 1 ? "You can add 1 more." : `You can add ${most} more.`;
  return most > SAID ? "Enter a whole number, 1 or more." : `Enter a whole number from 1 to ${most}.`;
}
