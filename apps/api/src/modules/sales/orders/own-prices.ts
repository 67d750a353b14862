import { toCents } from "@larkwood/domain";
import { type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { formatCents } from "../../../core/format-cents";
import type { OrderLineRow } from "./order-row";
import type { OrderItem } from "./stock-lines";

/** An item with the price that staff set; undefined for the list price. */
export interface PricedItem extends OrderItem {
  price?: number | undefined;
}

type LinePrice = Pick<OrderLineRow, "priceCents" | "listPriceCents">;

/** Only staff with this permission may set prices and discounts. */
export function assertMaySetPrices(caller: Caller | null): void {
  if (!caller || !hasPermission(caller, "coupons.write")) throw new AppError("not_allowed");
}

export const hasOwnPrice = (items: readonly { price?: number | undefined }[]) =>
  items.some(({ price }) => price !== undefined);

/** The line at a price that staff set, with its list price beside it. */
export function atOwnPrice<Line extends LinePrice>(line: Line, price: number | undefined): Line {
  if (price === undefined) return line;
  const priceCents = toCents(price);
  const listPriceCents = line.listPriceCents ?? line.priceCents;
  return { ...line, priceCents, listPriceCents: priceCents === listPriceCents ? null : listPriceCents };
}

// The only variant of a product without options has the product's id.
const variantOf = ({ productId, variantId }: OrderItem) =>
  variantId === productId ? null : (variantId ?? null);

/** Whether two items may become the same line: an item without a variant gets the default one. */
const mayBeSameLine = (one: OrderItem, other: OrderItem) =>
  one.productId === other.productId &&
  (!variantOf(one) || !variantOf(other) || variantOf(one) === variantOf(other));

/** Sets the prices of the items on their lines. */
export function withOwnPrices<Line extends LinePrice & Pick<OrderLineRow, "productId" | "variantId">>(
  lines: readonly Line[],
  items: readonly PricedItem[],
): Line[] {
  const priced = [...lines];
  for (const item of items.filter(({ price }) => price !== undefined)) {
    const matches = priced.filter(
      (line) =>
        line.productId === item.productId &&
        (!variantOf(item) || (line.variantId ?? null) === variantOf(item)),
    );
    const [line] = matches;
    const isAmbiguous = items.some((other) => other !== item && mayBeSameLine(item, other));
    if (!line || matches.length > 1 || isAmbiguous) throw ambiguousPrice();
    priced[priced.indexOf(line)] = atOwnPrice(line, item.price);
  }
  return priced;
}

function ambiguousPrice(): AppError {
  const detail = "List an item with its own price once, with its variant.";
  return new AppError("invalid_input", { detail, errors: { items: detail } });
}

/** `2 × Chair, Oak`, and its price if staff set it. */
export function itemText(
  { quantity, name, variant, priceCents, listPriceCents }: OrderLineRow,
  currency: string,
) {
  const item = `${quantity} × ${[name, variant].filter(Boolean).join(", ")}`;
  if (listPriceCents == null) return item;
  return `${item} at ${formatCents(priceCents, currency)} instead of ${formatCents(listPriceCents, currency)}`;
}
