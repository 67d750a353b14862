import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useRef, useState } from "react";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { controlsOf } from "~/ui/use-focus-in-list";

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
  const refocus = useRef(() => {});
  const remove = useMutation({
    mutationFn: send,
    onError: (error) => showToast(failureText(error), "alert"),
    onSettled: async () => {
      setRemoving(null);
      await client.invalidateQueries({ queryKey });
      // After the rows are rendered.
      setTimeout(() => refocus.current());
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
  const confirm = (row: Row) => {
    refocus.current = rememberControl(document.activeElement);
    setRemoving(() => row);
  };
  return { confirm, dialog };
}

/** Returns what focuses the same control of the row that takes the place of a removed one, or else the page's first control. */
function rememberControl(control: Element | null): () => void {
  const row = control?.closest("tr");
  const table = row?.closest("table")?.parentElement;
  const rowIndex = [...(row?.parentElement?.children ?? [])].indexOf(row as Element);
  const controlIndex = controlsOf(row ?? undefined).indexOf(control as HTMLElement);
  return () => {
    if (document.activeElement !== document.body) return;
    const rows = table?.isConnected ? [...table.querySelectorAll("tbody tr")] : [];
    const next = controlsOf(rows[Math.min(rowIndex, rows.length - 1)])[controlIndex];
    (next ?? controlsOf(document.querySelector("main") ?? undefined)[0])?.focus();
  };
}
