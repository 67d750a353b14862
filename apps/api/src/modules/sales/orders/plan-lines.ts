import type { OrderChange } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { OrderLineRow } from "./order-row";
import { atOwnPrice } from "./own-prices";
import type { OrderItem, TakenLine } from "./stock-lines";

type RequestedLines = NonNullable<OrderChange["lines"]>;

/** The stock to take and to return for a change of an order. */
interface StockChange {
  /** Items to take from stock. */
  more: OrderItem[];
  /** Items to return to stock, by line number. */
  less: { position: number; quantity: number }[];
}

const keyOf = ({
  productId,
  variantId,
}: {
  productId: string | null;
  variantId?: string | null | undefined;
}) => `${productId} ${variantId ?? ""}`;

/** Whether the product or variant of a line was deleted. A deleted variant leaves only its label. */
const isDeleted = ({ productId, variantId, variant }: OrderLineRow) =>
  productId === null || (!variantId && Boolean(variant));

/** The index of the line with this product and variant. Lines of deleted products never match. */
const findLine = (lines: readonly OrderLineRow[], item: Parameters<typeof keyOf>[0]) =>
  lines.findIndex((line) => !isDeleted(line) && keyOf(line) === keyOf(item));

const cannotAdd = () =>
  new AppError("order_unchangeable", {
    detail: "You can't add more of a product or variant that was deleted.",
  });

/** Splits the requested lines into lines that stay, with their price or the requested one, and stock to take or return. */
export function planLines(lines: readonly OrderLineRow[], requested: RequestedLines) {
  const quantities = new Map<number, number>();
  const prices = new Map<number, number | undefined>();
  const added = new Map<string, OrderItem>();
  for (const line of requested) {
    if ("position" in line) {
      if (!lines[line.position - 1] || quantities.has(line.position)) throw new AppError("not_found");
      quantities.set(line.position, line.quantity);
      prices.set(line.position, line.price);
      continue;
    }
    // An added product that the order already has increases that line, at its price.
    const at = findLine(lines, line) + 1;
    if (at > 0) quantities.set(at, (quantities.get(at) ?? 0) + line.quantity);
    else {
      const { price: _, ...item } = line;
      added.set(keyOf(line), { ...item, quantity: (added.get(keyOf(line))?.quantity ?? 0) + line.quantity });
    }
  }
  const change: StockChange = { more: [...added.values()], less: [] };
  lines.forEach((line, index) => {
    const { productId, variantId, quantity } = line;
    const difference = (quantities.get(index + 1) ?? 0) - quantity;
    if (difference < 0) change.less.push({ position: index + 1, quantity: -difference });
    if (difference > 0 && isDeleted(line)) throw cannotAdd();
    if (difference > 0 && productId !== null)
      change.more.push({ productId, ...(variantId ? { variantId } : {}), quantity: difference });
  });
  const stays = lines.flatMap((line, index) => {
    const quantity = quantities.get(index + 1);
    return quantity === undefined ? [] : [{ ...atOwnPrice(line, prices.get(index + 1)), quantity }];
  });
  return { stays, change };
}

/**
 * Merges the lines that stay with the lines taken from stock. An item requested without a variant gets the default variant,
 * which may belong to an existing line: that line's quantity increases.
 */
export function joinLines(
  stays: readonly OrderLineRow[],
  taken: readonly TakenLine[],
  { more }: Pick<StockChange, "more">,
): OrderLineRow[] {
  // The product may have got variants since it was sold; don't add a variant to a line without one.
  const isTaken = (item: OrderItem) => taken.some((line) => keyOf(line) === keyOf(item));
  if (more.some((item) => findLine(stays, item) >= 0 && !isTaken(item))) throw cannotAdd();
  const lines = [...stays];
  const planned = new Map(more.map((item) => [keyOf(item), item.quantity]));
  for (const line of taken) {
    const at = findLine(lines, line);
    const existing = lines[at];
    // `stays` already includes the planned increase of an existing line.
    const extra = line.quantity - (existing ? (planned.get(keyOf(line)) ?? 0) : 0);
    if (!existing) lines.push(line);
    else if (extra > 0) lines[at] = { ...existing, quantity: existing.quantity + extra };
  }
  return lines;
}
