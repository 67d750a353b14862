import type { Job } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { undoBulkEdit } from "~/features/admin/shared/undo-bulk-edit";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { changeTexts } from "./job-text";

/** Undoes a bulk edit, as long as the shop has its undo snapshot. */
export function UndoJob({ id, undo }: { id: string; undo: NonNullable<Job["undo"]> }) {
  const client = useQueryClient();
  const [state, setState] = useState<"idle" | "confirming" | "busy">("idle");
  const undoEdit = async () => {
    setState("busy");
    showToast(await undoBulkEdit(id));
    setState("idle");
    for (const queryKey of [queryKeys.jobs, queryKeys.products]) void client.invalidateQueries({ queryKey });
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={state === "busy"}
        aria-label={`Undo: ${changeTexts[undo.change]} for ${productCountText(undo.products)}, job ${id}`}
        onClick={() => setState("confirming")}
      >
        {state === "busy" ? "Undoing…" : "Undo"}
      </Button>
      <ConfirmDialog
        open={state === "confirming"}
        question={`Undo the change to ${productCountText(undo.products)}?`}
        confirmLabel="Undo change"
        onConfirm={() => void undoEdit()}
        onCancel={() => setState("idle")}
      >
        {changeTexts[undo.change]}: each product gets its previous values back.{" "}
        {undo.change.startsWith("stock")
          ? "Units sold since then stay sold."
          : "Products edited since then aren't changed."}
      </ConfirmDialog>
    </>
  );
}
