import { IconButton } from "~/ui/icon-button";

/** Removes a row from an unsaved list. */
export function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return <IconButton icon="trash" label={label} onClick={onRemove} className="mt-4 -mr-2.5" />;
}
