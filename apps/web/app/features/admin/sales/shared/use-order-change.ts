import { ApiError, type Order, problemContext } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

/** What changes with an order beside itself. */
const TOUCHED = [queryKeys.orders, queryKeys.payments, queryKeys.products, ["dashboard"]];

/**
 * A change of one order by the office. What somebody else did in the meantime is shown instead of being overwritten: the page
 * then has their state, and the form stays open.
 */
export function useOrderChange<Input>(id: string, change: (input: Input) => Promise<Order>, said: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (order) => {
      queryClient.setQueryData(queryKeys.order(id), order);
      showToast(said);
    },
    onError: (error) => {
      const theirs = problemContext(error, "edit_conflict");
      if (theirs) queryClient.setQueryData(queryKeys.order(id), theirs);
      showToast(changeProblem(error), "alert");
    },
    onSettled: () => {
      for (const queryKey of TOUCHED) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** Why an order could not be changed, in a sentence. */
function changeProblem(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500)
    return "The order couldn't be updated. Please try again.";
  const { code, title, detail } = error.problem ?? {};
  if (code === "edit_conflict")
    return "Someone else just changed this order. Check the changes, then save again.";
  return detail ?? `${title ?? "This isn't possible"}.`;
}
