import type { Delivery } from "@larkwood/domain";
import { AppError } from "../../../core/app-error";
import type { OrderContext } from "./order-context";
import { subtotalOf } from "./price-order";
import type { PricedLine } from "./priced-line";

/**
 * The rates of the operator's extension for these lines; null if the shipping zones of the settings apply: without an
 * extension, before the country is known, and while the extension fails.
 */
export async function findRates(
  { shippingRates, settings }: Pick<OrderContext, "shippingRates" | "settings">,
  lines: readonly PricedLine[],
  country: string,
): Promise<readonly Delivery[] | null> {
  if (!shippingRates || country === "") return null;
  const { currency, shipping } = settings.current;
  const items = lines.map(({ productId, sku, category, quantity, grams = 0 }) => ({
    productId: productId ?? "",
    sku: sku ?? null,
    category,
    quantity,
    grams,
  }));
  const rates = await shippingRates.find({ country, currency, goodsCents: subtotalOf(lines), items });
  // Without zones, delivery would be free.
  if (!rates && shipping.zones.length === 0)
    throw new AppError("unavailable", {
      detail: "We can't calculate shipping right now. Please try again in a few minutes.",
    });
  return rates;
}
