import type { Order, OrderPayments } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryKeys } from "~/lib/api/query-keys";

/**
 * Reads an order again when money that was on its way back has arrived: its credit note and its mails were made at that
 * moment, and not when somebody asked for the refund.
 */
export function useSettledRefunds(
  { id, refunded }: Pick<Order, "id" | "refunded">,
  payments: Pick<OrderPayments, "refunded"> | undefined,
): void {
  const queryClient = useQueryClient();
  const arrived = payments?.refunded ?? refunded;
  useEffect(() => {
    if (arrived === refunded) return;
    for (const queryKey of [queryKeys.order(id), queryKeys.orderOffice(id)])
      void queryClient.invalidateQueries({ queryKey });
  }, [arrived, refunded, id, queryClient]);
}
