import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

interface RemovalOptions<Row> {
  question: string;
  /** What the row is called, and what becomes of what hangs on it. */
  describe: (row: Row) => ReactNode;
  send: (row: Row) => Promise<unknown>;
  /** Read again afterwards, whether or not it was removed. */
  queryKey: QueryKey;
  reasonOf: (error: unknown) => string;
}

/** Asks before a row of a list is removed, removes it, and says why where that cannot be. */
export function useDeleteRow<Row>({ question, describe, send, queryKey, reasonOf }: RemovalOptions<Row>) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState<Row | null>(null);
  const remove = useMutation({
    mutationFn: send,
    onError: (error) => showToast(reasonOf(error), "alert"),
    onSettled: () => {
      setRemoving(null);
      return client.invalidateQueries({ queryKey });
    },
  });
  const dialog = (
    <ConfirmDialog
      open={removing !== null}
      question={question}
      confirmLabel="Remove"
      busy={remove.isPending}
      onCancel={() => setRemoving(null)}
      onConfirm={() => removing && remove.mutate(removing)}
    >
      {removing ? describe(removing) : null}
    </ConfirmDialog>
  );
  return { ask: setRemoving as (row: Row) => void, dialog };
}
