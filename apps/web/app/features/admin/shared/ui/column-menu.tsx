import type { useColumnChoice } from "~/features/admin/shared/use-column-choice";
import { Button } from "~/ui/button";
import { linkButtonStyle } from "~/ui/button-style";
import { Checkbox } from "~/ui/checkbox";
import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";

type ColumnMenuProps = ReturnType<typeof useColumnChoice>["menu"];

/** Chooses the columns of a list. */
export function ColumnMenu({ optional, isShown, toggle, showAll }: ColumnMenuProps) {
  return (
    <Popover
      label="Columns"
      triggerClassName={linkButtonStyle("quiet", "sm")}
      trigger={
        <>
          Columns <Icon name="chevron-down" size={16} />
        </>
      }
    >
      <fieldset className="grid max-h-[70dvh] min-w-52 gap-3 overflow-y-auto p-5 text-sm">
        <legend className="sr-only">Columns</legend>
        {optional.map((header) => (
          <Checkbox
            key={header}
            name={`column.${header}`}
            label={header}
            checked={isShown(header)}
            onChange={() => toggle(header)}
          />
        ))}
        {optional.every(isShown) ? null : (
          <div>
            <Button variant="quiet" size="sm" onClick={showAll}>
              Show all
            </Button>
          </div>
        )}
      </fieldset>
    </Popover>
  );
}
