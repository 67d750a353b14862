import { IconButton } from "~/ui/icon-button";

/** Takes a row out of a list that is not saved yet. */
export function RemoveRow({ label, onRemove }: { label: string; onRemove: () => void }) {
  return <IconButton icon="trash" label={label} onClick={onRemove} className="mt-4 -mr-2.5" />;
}
