import { useState } from "react";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { undoBulkEdit } from "~/features/admin/shared/undo-bulk-edit";
import { Button } from "~/ui/button";

type ChangeResultProps = {
  /** The job of the bulk edit. */
  id: string;
  changed: number;
  /** Called after undo, because the products changed again. */
  onUndone: () => void;
  onClose: () => void;
};

/** Result of a bulk edit, with undo. */
export function ChangeResult({ id, changed, onUndone, onClose }: ChangeResultProps) {
  const [state, setState] = useState<"done" | "undoing" | "undone">("done");
  const [message, setMessage] = useState(`${productCountText(changed)} changed.`);
  const undo = async () => {
    setState("undoing");
    setMessage("Undoing…");
    setMessage(await undoBulkEdit(id));
    setState("undone");
    onUndone();
  };
  return (
    <div aria-busy={state === "undoing"} className="grid gap-6 pt-3">
      <p role="status">{message}</p>
      <div className="flex gap-3">
        <Button onClick={onClose}>Close</Button>
        {changed > 0 && state !== "undone" ? (
          <Button variant="outline" disabled={state === "undoing"} onClick={() => void undo()}>
            Undo
          </Button>
        ) : null}
      </div>
    </div>
  );
}
