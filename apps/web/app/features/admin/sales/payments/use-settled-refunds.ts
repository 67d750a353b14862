import type { Order, OrderPayments } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "~/lib/api/query-keys";

/** Refetches an order when a pending refund completes, because that creates its credit note and emails. */
export function useSettledRefunds(
  { id, refunded }: Pick<Order, "id" | "refunded">,
  payments: Pick<OrderPayments, "refunded"> | undefined,
): void {
  const queryClient = useQueryClient();
  const completed = payments?.refunded ?? refunded;
  useEffect(() => {
    if (completed === refunded) return;
    for (const queryKey of [queryKeys.order(id), queryKeys.orderAdminDetails(id)])
      void queryClient.invalidateQueries({ queryKey });
  }, [completed, refunded, id, queryClient]);
}
