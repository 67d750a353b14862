import type { Attribute } from "@larkwood/contract";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { RowActions } from "~/features/admin/shared/ui/row-actions";
import { Button } from "~/ui/button";
import { hasChoices, typeWords } from "./attribute-fields";

interface Deeds {
  count: number;
  busy: boolean;
  placeOf: (attribute: Attribute) => number;
  onMove: (attribute: Attribute, step: -1 | 1) => void;
  onEdit: (attribute: Attribute) => void;
  onRemove: (attribute: Attribute) => void;
}

function kindOf({ type, unit, choices }: Attribute): string {
  if (hasChoices(type)) return `${typeWords[type]} (${choices.length})`;
  return unit ? `${typeWords[type]} (${unit})` : typeWords[type];
}

export function attributeColumns(deeds: Deeds): Column<Attribute>[] {
  const { count, busy, placeOf, onMove, onEdit, onRemove } = deeds;
  return [
    { header: "Name", cell: ({ name }) => name },
    { header: "Type", cell: kindOf },
    { header: "Filter", cell: ({ facet }) => (facet ? "Yes" : "No") },
    {
      header: "Order",
      cell: (attribute) => (
        <span className="flex gap-2">
          <Button
            variant="quiet"
            size="sm"
            disabled={busy || placeOf(attribute) === 0}
            aria-label={`Move ${attribute.name} up`}
            onClick={() => onMove(attribute, -1)}
          >
            Up
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={busy || placeOf(attribute) === count - 1}
            aria-label={`Move ${attribute.name} down`}
            onClick={() => onMove(attribute, 1)}
          >
            Down
          </Button>
        </span>
      ),
    },
    {
      header: "Actions",
      cell: (attribute) => (
        <RowActions
          name={attribute.name}
          onEdit={() => onEdit(attribute)}
          onRemove={() => onRemove(attribute)}
        />
      ),
    },
  ];
}
