import type { ProductVariant } from "@larkwood/contract";
import { ConfirmDialog } from "~/ui/confirm-dialog";

type RemoveVariantsDialogProps = {
  removed: readonly ProductVariant[];
  onConfirm: () => void;
  onCancel: () => void;
};

const MAX_NAMES = 8;

/** Confirms before variants with stock are removed. */
export function RemoveVariantsDialog({ removed, onConfirm, onCancel }: RemoveVariantsDialogProps) {
  const units = removed.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ConfirmDialog
      open={removed.length > 0}
      question={
        removed.length === 1
          ? "Remove a variant with stock?"
          : `Remove ${removed.length} variants with stock?`
      }
      confirmLabel="Remove and save"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>{units === 1 ? "This removes 1 unit from stock:" : `This removes ${units} units from stock:`}</p>
      <ul className="list-disc pt-2 pl-5">
        {removed.slice(0, MAX_NAMES).map(({ id, name, quantity }) => (
          <li key={id}>{`${name}: ${quantity}`}</li>
        ))}
        {removed.length > MAX_NAMES ? <li>{`and ${removed.length - MAX_NAMES} more`}</li> : null}
      </ul>
    </ConfirmDialog>
  );
}
