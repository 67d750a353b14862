import { type CustomerRecord, problemContext, type User } from "@larkwood/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { queryKeys } from "~/lib/api/query-keys";
import { showToast } from "~/ui/toast-region";

/** Saves the note and block state of a customer. On an edit conflict the stored record is loaded. */
export function useSaveRecord(user: User, record: CustomerRecord) {
  const client = useQueryClient();
  const queryKey = queryKeys.customerRecord(user.id);
  return useMutation({
    mutationFn: async ({ note, isBlocked }: { note: string; isBlocked: boolean }) => {
      const body = { version: record.version, note, isBlocked };
      return (await api("saveCustomerRecord", { params: { id: user.id }, body })).data;
    },
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      showToast("Saved");
    },
    onError: (error) => {
      const isConflict = problemContext(error, "edit_conflict") !== null;
      showToast(
        isConflict
          ? "Someone else just changed this. Check it and try again."
          : "This couldn't be saved. Please try again.",
        "alert",
      );
    },
    onSettled: () => {
      for (const key of [queryKey, queryKeys.userSessions(user.id)])
        void client.invalidateQueries({ queryKey: key });
    },
  });
}
