import { Button } from "~/ui/button";

type RowDeedsProps = {
  /** Of what the row is about, for whoever hears the buttons instead of seeing the row. */
  name: string;
  onEdit: () => void;
  onRemove: () => void;
};

/** The last cell of a row that can be changed and removed. */
export function RowActions({ name, onEdit, onRemove }: RowDeedsProps) {
  return (
    <span className="flex gap-2">
      <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button variant="outline" size="sm" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
