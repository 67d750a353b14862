import type { ReactNode } from "react";
import { buttonStyle } from "~/ui/button-style";
import { Icon } from "~/ui/icon";
import { Popover } from "~/ui/popover";

/** A filter in use, with its name in the address. */
export interface FilterChip {
  name: string;
  text: string;
}

type FilterMenuProps = {
  chips: readonly FilterChip[];
  onRemove: (name: string) => void;
  children: ReactNode;
};

/** A button that opens all filters, and a chip for each filter in use. */
export function FilterMenu({ chips, onRemove, children }: FilterMenuProps) {
  return (
    <>
      <Popover
        label="Filters"
        width={360}
        triggerClassName={buttonStyle("outline", "sm")}
        trigger={chips.length > 0 ? `Filters (${chips.length})` : "Filters"}
      >
        <div className="grid max-h-[70vh] gap-2 overflow-y-auto p-5 *:justify-between">{children}</div>
      </Popover>
      {chips.length > 0 ? (
        <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
          {chips.map(({ name, text }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Remove filter: ${text}`}
                onClick={() => onRemove(name)}
                className="flex min-h-8 items-center gap-1.5 rounded-full bg-linen px-3 text-xs hover:bg-hairline"
              >
                {text}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
