import { Button } from "~/ui/button";

type RowActionsProps = {
  /** Name of the row, used in the accessible names of the buttons. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** Edit and remove buttons of a table row. */
export function RowActions({ name, onEdit, onRemove }: RowActionsProps) {
  return (
    <span className="flex gap-2 wrap-normal @max-md:flex-wrap">
      <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
