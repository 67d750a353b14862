import type { OrderStatus } from "@larkwood/contract";
import { statusBadge } from "@larkwood/domain";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api";
import { queryKeys } from "~/lib/query-keys";
import { notify } from "~/ui/notices";

/** The same step for one or several orders; what could not be moved is said. */
export function useMoveOrders() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: { ids: string[]; status: OrderStatus }) =>
      (await api("moveOrders", { body })).data,
    onSuccess: ({ moved, refused }, { status }) => {
      if (moved.length > 0) notify(`${moved.length} order(s) now ${statusBadge(status).text.toLowerCase()}.`);
      if (refused.length > 0)
        notify(`${refused.length} order(s) could not be moved: ${refused[0]?.reason}.`, "alert");
      for (const queryKey of [queryKeys.orders, queryKeys.payments, ["dashboard"]]) {
        void queryClient.invalidateQueries({ queryKey });
      }
    },
    onError: () => notify("The orders could not be moved. Please try again.", "alert"),
  });
}
