import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";

export interface DeleteRowOptions<Row> {
  question: string;
  /** Defaults to Remove. */
  confirmLabel?: string;
  /** The name of the row and the consequences of removing it. */
  describe: (row: Row) => ReactNode;
  send: (row: Row) => Promise<unknown>;
  /** Invalidated afterwards, on success and on failure. */
  queryKey: QueryKey;
  failureText: (error: unknown) => string;
}

/** Confirms and removes a row of a list, and reports why if that fails. */
export function useDeleteRow<Row>({
  question,
  confirmLabel = "Remove",
  describe,
  send,
  queryKey,
  failureText,
}: DeleteRowOptions<Row>) {
  const client = useQueryClient();
  const [removing, setRemoving] = useState<Row | null>(null);
  const remove = useMutation({
    mutationFn: send,
    onError: (error) => showToast(failureText(error), "alert"),
    onSettled: () => {
      setRemoving(null);
      return client.invalidateQueries({ queryKey });
    },
  });
  const dialog = (
    <ConfirmDialog
      open={removing !== null}
      question={question}
      confirmLabel={confirmLabel}
      busy={remove.isPending}
      onCancel={() => setRemoving(null)}
      onConfirm={() => removing && remove.mutate(removing)}
    >
      {removing ? describe(removing) : null}
    </ConfirmDialog>
  );
  return { confirm: setRemoving as (row: Row) => void, dialog };
}
