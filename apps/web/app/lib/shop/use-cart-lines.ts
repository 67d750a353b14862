import { ApiError, consoleTexts, type Product } from "@larkwood/contract";
import {
  asChosen,
  type Cart,
  type CartLine,
  findVariant,
  hasChoice,
  lineTotalCents,
  totalCents,
} from "@larkwood/domain";
import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { useSession } from "~/lib/session/session";

/** A line of the cart with its product as the shop knows it now. */
export interface PricedLine {
  /** The same for no other line. */
  key: string;
  /** As its variant is, where one was chosen. */
  product: Product;
  variantId: string | undefined;
  /** The words of what was chosen; empty for a product without options. */
  variant: string;
  quantity: number;
  totalCents: number;
}

/** A line of the cart whose product the shop does not show: it is gone for good, or could not be asked for just now. */
export interface MissingLine {
  key: string;
  line: CartLine;
  /** As it was called when it was last seen here; empty where it never was. */
  name: string;
  isGone: boolean;
  retry: () => void;
}

const keyOf = ({ _id, variantId }: CartLine) => `${_id} ${variantId ?? ""}`;
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

async function fetchProduct(id: string, signal: AbortSignal): Promise<Product> {
  try {
    return (await api("getProduct", { params: { id }, signal })).data;
  } catch (error) {
    if (!signal.aborted) console.error(consoleTexts.product(id), error);
    throw error;
  }
}

function toPricedLine(whole: Product, line: CartLine): PricedLine {
  const { variantId, quantity } = line;
  const product = asChosen(whole, variantId);
  const variant = hasChoice(whole) ? (findVariant(whole, variantId)?.name ?? "No longer available") : "";
  const totalCents = lineTotalCents(product.price, quantity);
  return { key: keyOf(line), product, variantId, variant, quantity, totalCents };
}

/** The cart with products and prices fetched anew whenever the cart or the token changes. */
export function useCartLines(enabled = true) {
  const cart = useSession((state) => state.cart);
  const accessToken = useSession((state) => state.accessToken);
  const queryClient = useQueryClient();

  // The first fetch is the queries' own; each later cart or token asks for all prices again.
  const asked = useRef<{ cart: Cart; accessToken: string } | null>(null);
  useEffect(() => {
    if (!enabled) return;
    const before = asked.current;
    asked.current = { cart, accessToken };
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
    return data && !isGone(error) ? [toPricedLine(data, line)] : [];
  });
  const missing = cart.flatMap((line, index): MissingLine[] => {
    const result = results[index];
    if (!result || result.isLoading || (result.data && !isGone(result.error))) return [];
    const { data, error, refetch } = result;
    return [
      {
        key: keyOf(line),
        line,
        name: data?.name ?? "",
        isGone: isGone(error),
        retry: () => void refetch(),
      },
    ];
  });
  const subtotalCents = totalCents(
    lines.map((line) => ({ price: line.product.price, quantity: line.quantity })),
  );
  return { lines, missing, subtotalCents, isLoading: results.some((result) => result.isLoading) };
}
