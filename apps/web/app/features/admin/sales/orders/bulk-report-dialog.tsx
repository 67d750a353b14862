import { Link } from "react-router";
import { adminPaths } from "~/lib/admin-paths";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

type BulkReportDialogProps = {
  /** What was done, as a sentence; empty if nothing was. */
  doneText: string;
  refused: readonly { id: string; number: number | undefined; reason: string }[];
  onUndo: (() => void) | null;
  onClose: () => void;
};

/** The report of a bulk action that some orders refused: these are as before. */
export function BulkReportDialog({ doneText, refused, onUndo, onClose }: BulkReportDialogProps) {
  const count = refused.length.toLocaleString("en-US");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${count} ${refused.length === 1 ? "order was" : "orders were"} not changed`}
    >
      <div className="grid gap-4 pt-3 text-sm">
        {doneText ? <p>{doneText}</p> : null}
        <ul className="max-h-[45vh] overflow-y-auto border-t border-hairline">
          {refused.map(({ id, number, reason }) => (
            <li key={id} className="flex gap-4 border-b border-hairline py-2">
              <Link to={adminPaths.order(id)} className="link shrink-0 tabular-nums">
                #{number}
              </Link>
              <span className="text-ink-soft">{reason}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-3">
          {onUndo ? (
            <Button variant="quiet" size="sm" onClick={onUndo}>
              Undo the others
            </Button>
          ) : null}
          <Button size="sm" onClick={onClose}>
            OK
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
