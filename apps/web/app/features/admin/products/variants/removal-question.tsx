import type { ProductVariant } from "@larkwood/contract";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type RemovalQuestionProps = {
  gone: readonly ProductVariant[];
  onConfirm: () => void;
  onCancel: () => void;
};

const SHOWN = 8;

/** Asks before variants of which there are pieces are removed. */
export function RemovalQuestion({ gone, onConfirm, onCancel }: RemovalQuestionProps) {
  const pieces = gone.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ConfirmDialog
      open={gone.length > 0}
      question={
        gone.length === 1 ? "Remove a variant with stock?" : `Remove ${gone.length} variants with stock?`
      }
      confirmLabel="Remove and save"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{pieces === 1 ? "This removes 1 unit from stock:" : `This removes ${pieces} units from stock:`}</p>
      <ul className="list-disc pt-2 pl-5">
        {gone.slice(0, SHOWN).map(({ id, name, quantity }) => (
          <li key={id}>{`${name}: ${quantity}`}</li>
        ))}
        {gone.length > SHOWN ? <li>{`and ${gone.length - SHOWN} more`}</li> : null}
      </ul>
    </ConfirmDialog>
  );
}
