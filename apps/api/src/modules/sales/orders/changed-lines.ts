import type { OrderChange } from "@larkwood/contract";
import { AppError } from "../../../core/app-error";
import type { OrderLineRow } from "./order-row";
import type { OrderItem, TakenLine } from "./stock-lines";

type WantedLines = NonNullable<OrderChange["lines"]>;

/** What has to happen in the shelves for an order to become another. */
interface ShelfChange {
  /** Pieces that are needed beside those that the order has. */
  more: OrderItem[];
  /** Pieces that it has and no longer wants, by the line's number. */
  less: { position: number; quantity: number }[];
}

const keyOf = ({
  productId,
  variantId,
}: {
  productId: string | null;
  variantId?: string | null | undefined;
}) => `${productId} ${variantId ?? ""}`;

/** Whether what a line has sold is gone: its product, or the variant that it names in words only. */
const isGone = ({ productId, variantId, variant }: OrderLineRow) =>
  productId === null || (!variantId && Boolean(variant));

/** The line that holds these very pieces; of what is gone there is none, though two such lines may look alike. */
const findLine = (lines: readonly OrderLineRow[], item: Parameters<typeof keyOf>[0]) =>
  lines.findIndex((line) => !isGone(line) && keyOf(line) === keyOf(item));

const noMore = () =>
  new AppError("order_unchangeable", {
    detail: "You can't add more of a product or variant that was deleted.",
  });

/** The lines that an order is to have: those that stay at the price of their day, new ones without a price yet. */
export function planLines(lines: readonly OrderLineRow[], wanted: WantedLines) {
  const kept = new Map<number, number>();
  const added = new Map<string, OrderItem>();
  for (const line of wanted) {
    if ("position" in line) {
      if (!lines[line.position - 1] || kept.has(line.position)) throw new AppError("not_found");
      kept.set(line.position, line.quantity);
      continue;
    }
    // More of what is there already is more of that line, at its price.
    const at = findLine(lines, line) + 1;
    if (at > 0) kept.set(at, (kept.get(at) ?? 0) + line.quantity);
    else
      added.set(keyOf(line), { ...line, quantity: (added.get(keyOf(line))?.quantity ?? 0) + line.quantity });
  }
  const change: ShelfChange = { more: [...added.values()], less: [] };
  lines.forEach((line, index) => {
    const { productId, variantId, quantity } = line;
    const by = (kept.get(index + 1) ?? 0) - quantity;
    if (by < 0) change.less.push({ position: index + 1, quantity: -by });
    if (by > 0 && isGone(line)) throw noMore();
    if (by > 0 && productId !== null)
      change.more.push({ productId, ...(variantId ? { variantId } : {}), quantity: by });
  });
  const stays = lines.flatMap((line, index) => {
    const quantity = kept.get(index + 1);
    return quantity === undefined ? [] : [{ ...line, quantity }];
  });
  return { stays, change };
}

/**
 * The lines that stay and those that were taken anew, as one list. What was named without its variant may turn out to be one
 * that is there already: then it is more of that line.
 */
export function joinLines(
  stays: readonly OrderLineRow[],
  taken: readonly TakenLine[],
  { more }: Pick<ShelfChange, "more">,
): OrderLineRow[] {
  // More of a line is no other thing: since it was sold, its product may have got variants.
  const isTaken = (item: OrderItem) => taken.some((line) => keyOf(line) === keyOf(item));
  if (more.some((item) => findLine(stays, item) >= 0 && !isTaken(item))) throw noMore();
  const lines = [...stays];
  const counted = new Map(more.map((item) => [keyOf(item), item.quantity]));
  for (const line of taken) {
    const at = findLine(lines, line);
    const known = lines[at];
    const uncounted = line.quantity - (known ? (counted.get(keyOf(line)) ?? 0) : 0);
    if (!known) lines.push(line);
    else if (uncounted > 0) lines[at] = { ...known, quantity: known.quantity + uncounted };
  }
  return lines;
}
