import { ApiError } from "@larkwood/contract";
import { formatPrice } from "@larkwood/domain";
import type { PricedLine } from "~/lib/use-cart-lines";
import { newQuoteOf, shortagesOf } from "./use-place-order";

/** Why an order was not placed, in sentences for the shopper who sees these lines; null when there is nothing to add. */
export function describeRefusal(error: unknown, lines: readonly PricedLine[]): string | null {
  return describePrices(error, lines) ?? describeShortages(error, lines) ?? describeBounds(error);
}

function describePrices(error: unknown, lines: readonly PricedLine[]): string | null {
  const quote = newQuoteOf(error);
  if (!quote) return null;
  const changed = quote.lines.flatMap(({ productId, name, price }) => {
    const shown = lines.find(({ product }) => product._id === productId)?.product.price;
    if (shown === price) return [];
    return [
      `${name} is now ${formatPrice(price)}${shown === undefined ? "" : `, it was ${formatPrice(shown)}`}.`,
    ];
  });
  const total = `The total is now ${formatPrice(quote.total)}. Place the order again if you agree.`;
  return [...(changed.length > 0 ? changed : ["What your order costs has changed."]), total].join(" ");
}

function describeShortages(error: unknown, lines: readonly PricedLine[]): string | null {
  const texts = shortagesOf(error).map(({ productId, left }) => {
    const name = lines.find((line) => line.product._id === productId)?.product.name ?? "One product";
    return left === 0 ? `${name} is out of stock.` : `Only ${left} in stock: ${name}.`;
  });
  return texts.length > 0 ? texts.join(" ") : null;
}

/** More pieces than the shop sells at once. */
function describeBounds(error: unknown): string | null {
  return error instanceof ApiError ? (error.fieldErrors.items ?? null) : null;
}
