import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/read-page";

const countQuery = { open: "true", limit: 1 } as const;

/** Number of open orders of a customer, or of the signed-in user if `customerId` is null. */
export function openOrdersOptions(customerId: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.orders, "open", customerId],
    queryFn: async ({ signal }) => {
      const reply = customerId
        ? await api("listAllOrders", { query: { ...countQuery, customerId }, signal })
        : await api("listOrders", { query: countQuery, signal });
      return readPage(reply).total ?? 0;
    },
  });
}

/** Explains what happens to open orders when an account is deleted; null if there are none. */
export function openOrdersText(count: number | undefined): string | null {
  if (!count) return null;
  return count === 1
    ? "1 order is still open. The name and address on it are deleted once it is delivered or cancelled."
    : `${count} orders are still open. The name and address on them are deleted once they are delivered or cancelled.`;
}
