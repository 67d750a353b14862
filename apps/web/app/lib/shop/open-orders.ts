import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { readPage } from "~/lib/lists/page-reply";

const few = { open: "true", limit: 1 } as const;

/** How many orders are still on their way to somebody: to a customer, or without one to oneself. */
export function openOrdersOptions(customerId: string | null) {
  return queryOptions({
    queryKey: [...queryKeys.orders, "open", customerId],
    queryFn: async ({ signal }) => {
      const reply = customerId
        ? await api("listAllOrders", { query: { ...few, customerId }, signal })
        : await api("listOrders", { query: few, signal });
      return readPage(reply).total ?? 0;
    },
  });
}

/** What happens with open orders when their customer leaves; nothing to say when there are none. */
export function openOrdersText(count: number | undefined): string | null {
  if (!count) return null;
  return count === 1
    ? "1 order is still open. The name and address on it are deleted once it is delivered or cancelled."
    : `${count} orders are still open. The name and address on them are deleted once they are delivered or cancelled.`;
}
