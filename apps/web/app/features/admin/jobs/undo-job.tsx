import type { Job } from "@larkwood/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { undoChange } from "~/features/admin/shared/undo-change";
import { queryKeys } from "~/lib/api/query-keys";
import { Button } from "~/ui/button";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { showToast } from "~/ui/toast-region";
import { changeTexts } from "./job-text";

/** The way back of a change of many products, for as long as the shop knows how they were. */
export function UndoJob({ id, undo }: { id: string; undo: NonNullable<Job["undo"]> }) {
  const client = useQueryClient();
  const [state, setState] = useState<"idle" | "asked" | "busy">("idle");
  const takeBack = async () => {
    setState("busy");
    showToast(await undoChange(id));
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
        onClick={() => setState("asked")}
      >
        {state === "busy" ? "Undoing…" : "Undo"}
      </Button>
      <ConfirmDialog
        open={state === "asked"}
        question={`Undo the change to ${productCountText(undo.products)}?`}
        confirmLabel="Undo change"
        onConfirm={() => void takeBack()}
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
