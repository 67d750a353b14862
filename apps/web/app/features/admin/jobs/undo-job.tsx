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
        aria-label={`Undo: ${changeTexts[undo.change]} of ${productCountText(undo.products)}, number ${id}`}
        onClick={() => setState("asked")}
      >
        {state === "busy" ? "Taking it back …" : "Undo"}
      </Button>
      <ConfirmDialog
        open={state === "asked"}
        question={`Take back the change of ${productCountText(undo.products)}?`}
        confirmLabel="Take it back"
        onConfirm={() => void takeBack()}
        onCancel={() => setState("idle")}
      >
        {changeTexts[undo.change]}: each product becomes what it was before.{" "}
        {undo.change.startsWith("stock")
          ? "Pieces that were sold since stay sold."
          : "What somebody has edited since stays as it is."}
      </ConfirmDialog>
    </>
  );
}
