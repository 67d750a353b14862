import { ApiError, consoleTexts, type Product } from "@larkwood/contract";
import {
  type Cart,
  type CartLine,
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

  // The queries fetch the first time; each later change of cart or token refetches all prices.
  const previous = useRef<{ cart: Cart; accessToken: string } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const before = previous.current;
    previous.current = { cart, accessToken };
    if (!before || (before.cart === cart && before.accessToken === accessToken)) return;
    for (const line of cart) void queryClient.invalidateQueries({ queryKey: queryKeys.product(line._id) });
  }, [cart, accessToken, enabled, queryClient]);

  const results = useQueries({
    queries: cart.map((line) => ({
      queryKey: queryKeys.product(line._id),
      queryFn: ({ signal }: { signal: AbortSignal }) => fetchProduct(line._id, signal),
      enabled,
    })),
  });

  const lines = cart.flatMap((line, index): PricedLine[] => {
    const { data, error } = results[index] ?? {};
    return data && !isNotFound(error) ? [toPricedLine(data, line)] : [];
  });
  const missing = cart.flatMap((line, index): MissingLine[] => {
    const result = results[index];
    if (!result || result.isLoading || (result.data && !isNotFound(result.error))) return [];
    const { data, error, refetch } = result;
    return [
      {
        key: keyOf(line),
        line,
        name: data?.name ?? "",
        isGone: isNotFound(error),
        retry: () => void refetch(),
      },
    ];
  });
  const subtotalCents = totalCents(
    lines.map((line) => ({ price: line.product.price, quantity: line.quantity })),
  );
  return { lines, missing, subtotalCents, isLoading: results.some((result) => result.isLoading) };
}
