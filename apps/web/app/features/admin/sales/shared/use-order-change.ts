import { ApiError, type Order, problemContext } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

/** Queries that depend on an order. */
const DEPENDENT_KEYS = [queryKeys.orders, queryKeys.payments, queryKeys.products, ["dashboard"]];

/** Changes one order. On an edit conflict the page shows the stored order and the form stays open. */
export function useOrderChange<Input>(
  id: string,
  change: (input: Input) => Promise<Order>,
  successText: string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      queryClient.setQueryData(queryKeys.order(id), order);
      showToast(successText);
    },
    onError: (error) => {
      const stored = problemContext(error, "edit_conflict");
      if (stored) queryClient.setQueryData(queryKeys.order(id), stored);
      showToast(changeProblem(error), "alert");
    },
    onSettled: () => {
      for (const queryKey of DEPENDENT_KEYS) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Why an order could not be changed. */
function changeProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return "The order couldn't be updated. Please try again.";
  const { code, title, detail } = error.problem ?? {};
  if (code === "edit_conflict")
    return "Someone else just changed this order. Check the changes, then save again.";
  return detail ?? `${title ?? "This isn't possible"}.`;
}
