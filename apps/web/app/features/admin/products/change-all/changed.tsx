import { useState } from "react";
import { productCountText } from "~/features/admin/shared/product-count-text";
import { undoBulkEdit } from "~/features/admin/shared/undo-change";
import { Button } from "~/ui/button";

type ChangedProps = {
  /** The job that has made the change. */
  id: string;
  changed: number;
  /** Products are otherwise now. */
  onUndone: () => void;
  onClose: () => void;
};

/** What a change has done, and the way back as long as somebody looks at it. */
export function Changed({ id, changed, onUndone, onClose }: ChangedProps) {
  const [state, setState] = useState<"done" | "undoing" | "undone">("done");
  const [words, setWords] = useState(`${productCountText(changed)} changed.`);
  const undo = async () => {
    setState("undoing");
    setWords("Undoing…");
    setWords(await undoBulkEdit(id));
    setState("undone");
    onUndone();
  };
  return (
    <div aria-busy={state === "undoing"} className="grid gap-6 pt-3">
      <p role="status">{words}</p>
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
