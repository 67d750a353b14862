import type { Attribute } from "@larkwood/contract";
import type { Column } from "~/features/admin/shared/ui/data-table";
import { Button } from "~/ui/button";
import { hasChoices, typeLabels } from "./attribute-fields";

interface AttributeActions {
  count: number;
  busy: boolean;
  indexOf: (attribute: Attribute) => number;
  onMove: (attribute: Attribute, step: -1 | 1) => void;
}

function typeText({ type, unit, choices }: Attribute): string {
  if (hasChoices(type)) return `${typeLabels[type]} (${choices.length})`;
  return unit ? `${typeLabels[type]} (${unit})` : typeLabels[type];
}

export function attributeColumns(actions: AttributeActions): Column<Attribute>[] {
  const { count, busy, indexOf, onMove } = actions;
  return [
    { header: "Name", cell: ({ name }) => name },
    { header: "Type", cell: typeText },
    { header: "Filter", cell: ({ facet }) => (facet ? "Yes" : "No") },
    {
      header: "Order",
      cell: (attribute) => (
        <span className="flex gap-2 wrap-normal @max-md:flex-wrap">
          <Button
            variant="quiet"
            size="sm"
            disabled={busy || indexOf(attribute) === 0}
            aria-label={`Move ${attribute.name} up`}
            onClick={() => onMove(attribute, -1)}
          >
            Up
          </Button>
          <Button
            variant="quiet"
            size="sm"
            disabled={busy || indexOf(attribute) === count - 1}
            aria-label={`Move ${attribute.name} down`}
            onClick={() => onMove(attribute, 1)}
          >
            Down
          </Button>
        </span>
      ),
    },
  ];
}
