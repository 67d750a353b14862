import { ApiError, type Quote } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { formatCents, formatPrice } from "~/lib/format/money";
import { undeliverableText } from "~/lib/shop/undeliverable-text";
import type { PricedLine } from "~/lib/shop/use-cart-lines";
import { newQuoteOf, shortagesOf } from "./use-place-order";

/** Explains to the shopper why the order was not placed; null if there is nothing to add. */
export function orderErrorText(error: unknown, lines: readonly PricedLine[]): string | null {
  return (
    describePrices(error, lines) ??
    describeShortages(error, lines) ??
    describeQuantityLimit(error) ??
    describeDelivery(error)
  );
}

export const confirmTotalText = (cents: number) =>
  `The total is now ${formatCents(cents)}. Place the order again if you agree.`;

/** The delivery of a quote, if it is not the one that the shopper saw. */
export function deliveryChangeText(
  seen: string | undefined,
  country: string,
  { delivery, total }: Pick<Quote, "delivery" | "total">,
): string {
  if (!delivery) return undeliverableText(country);
  const text = seen
    ? `We don't deliver to ${country} by ${seen}, but by ${delivery}.`
    : `We deliver to ${country} by ${delivery}.`;
  return `${text} ${confirmTotalText(toCents(total))}`;
}

/** Falls back to the product's first line: without a variant id, the default variant is meant. */
function lineOf(lines: readonly PricedLine[], productId: string | null, variantId: string | undefined) {
  const ofProduct = lines.filter(({ product }) => product._id === productId);
  return ofProduct.find((line) => line.variantId === variantId) ?? ofProduct[0];
}

function nameOf(line: PricedLine | undefined): string {
  if (!line) return "One product";
  return line.variant ? `${line.product.name}, ${line.variant}` : line.product.name;
}

function describePrices(error: unknown, lines: readonly PricedLine[]): string | null {
  const quote = newQuoteOf(error);
  if (!quote) return null;
  // The server sends a message when the currency has changed.
  if (error instanceof ApiError && error.problem?.detail) return error.problem.detail;
  const changed = quote.lines.flatMap(({ productId, variantId, variant, name, price }) => {
    const shown = lineOf(lines, productId, variantId ?? undefined)?.product.price;
    if (shown === price) return [];
    return [
      `${variant ? `${name}, ${variant},` : name} is now ${formatPrice(price)}${shown === undefined ? "" : ` (was ${formatPrice(shown)})`}.`,
    ];
  });
  const total = confirmTotalText(toCents(quote.total));
  return [...(changed.length > 0 ? changed : ["Your order total has changed."]), total].join(" ");
}

function describeShortages(error: unknown, lines: readonly PricedLine[]): string | null {
  const texts = shortagesOf(error).map(({ productId, variantId, left }) => {
    const name = nameOf(lineOf(lines, productId, variantId));
    return left === 0 ? `${name} is out of stock.` : `Only ${left} in stock: ${name}.`;
  });
  return texts.length > 0 ? texts.join(" ") : null;
}

function describeQuantityLimit(error: unknown): string | null {
  return error instanceof ApiError ? (error.fieldErrors.items ?? null) : null;
}

function describeDelivery(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.problem?.code !== "delivery_unavailable") return null;
  return error.problem.detail ?? null;
}
