import { ApiError, consoleTexts, type Product } from "@larkwood/contract";
import {
  type CartLine,
  cartItems,
  findVariant,
  hasOptions,
  lineTotalCents,
  totalCents,
  withVariant,
} from "@larkwood/domain";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

/** A cart line with the current data of its product. */
export interface PricedLine {
  /** Unique per line. */
  key: string;
  /** With the data of the selected variant. */
  product: Product;
  variantId: string | undefined;
  /** Name of the selected variant; empty for a product without options. */
  variant: string;
  quantity: number;
  /** Price that the shopper saw last, if known. */
  seenPrice?: number;
  totalCents: number;
}

/** A cart line whose product was deleted or could not be loaded. */
export interface MissingLine {
  key: string;
  line: CartLine;
  /** Last known product name; empty if unknown. */
  name: string;
  isGone: boolean;
  retry: () => void;
}

/** The place of one line in the cart. It is empty while its product loads. */
export interface CartSlot {
  key: string;
  priced?: PricedLine;
  missing?: MissingLine;
}

const keyOf = ({ _id, variantId }: CartLine) => `${_id} ${variantId ?? ""}`;
const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

async function fetchProduct(id: string, signal: AbortSignal): Promise<Product> {
  try {
    return (await api("getProduct", { params: { id }, signal })).data;
  } catch (error) {
    if (!signal.aborted) console.error(consoleTexts.product(id), error);
    throw error;
  }
}

function toPricedLine(base: Product, line: CartLine): PricedLine {
  const { variantId, quantity, seenPrice } = line;
  const product = withVariant(base, variantId);
  const variant = hasOptions(base) ? (findVariant(base, variantId)?.name ?? "No longer available") : "";
  const totalCents = lineTotalCents(product.price, quantity);
  const seen = seenPrice === undefined ? {} : { seenPrice };
  return { key: keyOf(line), product, variantId, variant, quantity, totalCents, ...seen };
}

/** The cart with current products and prices, refetched when the cart or the token changes. */
export function useCartLines(enabled = true) {
  const cart = useSession((state) => state.cart);
  const accessToken = useSession((state) => state.accessToken);
  const queryClient = useQueryClient();

  // The queries fetch the first time; each later change of items or token refetches all prices. Recording the prices that the
  // shopper has seen changes no item.
  const items = JSON.stringify(cartItems(cart));
  const previous = useRef<{ items: string; accessToken: string } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const before = previous.current;
    previous.current = { items, accessToken };
    if (!before || (before.items === items && before.accessToken === accessToken)) return;
    for (const line of cart) void queryClient.invalidateQueries({ queryKey: queryKeys.product(line._id) });
  }, [cart, items, accessToken, enabled, queryClient]);

  const results = useQueries({
    queries: cart.map((line) => ({
      queryKey: queryKeys.product(line._id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchProduct(line._id, signal),
      enabled,
    })),
  });

  const slots = cart.map((line, index): CartSlot => {
    const key = keyOf(line);
    const { data, error, isLoading = true, refetch } = results[index] ?? {};
    if (data && !isNotFound(error)) return { key, priced: toPricedLine(data, line) };
    if (isLoading) return { key };
    const retry = () => void refetch?.();
    return { key, missing: { key, line, name: data?.name ?? "", isGone: isNotFound(error), retry } };
  });
  const lines = slots.flatMap(({ priced }) => priced ?? []);
  const missing = slots.flatMap((slot) => slot.missing ?? []);
  const subtotalCents = totalCents(
    lines.map((line) => ({ price: line.product.price, quantity: line.quantity })),
  );
  return { slots, lines, missing, subtotalCents, isLoading: results.some((result) => result.isLoading) };
}
