import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

interface Listbox {
  isOpen: boolean;
  listId: string;
  count: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/**
 * Makes a text field the combobox of a list while that is open (ARIA's pattern): arrows move, Enter chooses, Escape closes
 * the list. Gives the number of the option that is marked.
 */
export function useListbox(field: RefObject<HTMLInputElement | null>, listbox: Listbox): number | null {
  const { isOpen, listId, count } = listbox;
  const [marked, setMarked] = useState<number | null>(null);
  const active = isOpen && marked !== null && marked < count ? marked : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const moved = moveTo(event.key, active, count);
    if (moved !== undefined) setMarked(moved);
    else if (event.key === "Escape") listbox.onClose();
    else if (event.key === "Enter" && active !== null) listbox.onChoose(active);
    else return;
    // Not the field's own Enter and Escape, which search and close the bar.
    event.preventDefault();
    event.stopPropagation();
  });
  const onInput = useEffectEvent(() => setMarked(null));

  // Before the list is seen: a key that is pressed the moment it is there must not be lost.
  useLayoutEffect(() => {
    const input = field.current;
    if (!isOpen || !input) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "true",
      "aria-controls": listId,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    input.addEventListener("keydown", onKey);
    input.addEventListener("input", onInput);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
      input.removeEventListener("keydown", onKey);
      input.removeEventListener("input", onInput);
    };
  }, [field, isOpen, listId]);

  useEffect(() => {
    const input = field.current;
    if (active === null) input?.removeAttribute("aria-activedescendant");
    else input?.setAttribute("aria-activedescendant", `${listId}-${active}`);
  }, [field, active, listId]);

  return active;
}

/** Where a key leads from an option; undefined for a key that does not move. Beyond the ends lies the field itself. */
function moveTo(key: string, from: number | null, count: number): number | null | undefined {
  if (key === "ArrowDown") return from === null ? 0 : from + 1 < count ? from + 1 : null;
  if (key === "ArrowUp") return from === null ? count - 1 : from > 0 ? from - 1 : null;
  return undefined;
}
