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
    <span className="flex flex-wrap gap-2 wrap-normal">
      <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
