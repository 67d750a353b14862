import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";

interface Listbox {
  isOpen: boolean;
  listId: string;
  count: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}

/** Makes a text field an ARIA combobox while the list is open. Returns the index of the active option. */
export function useListbox(field: RefObject<HTMLInputElement | null>, listbox: Listbox): number | null {
  const { isOpen, listId, count } = listbox;
  const [highlighted, setHighlighted] = useState<number | null>(null);
  const active = isOpen && highlighted !== null && highlighted < count ? highlighted : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const next = nextOption(event.key, active, count);
    if (next !== undefined) setHighlighted(next);
    else if (event.key === "Escape") listbox.onClose();
    else if (event.key === "Enter" && active !== null) listbox.onChoose(active);
    else return;
    // Prevent the field's default Enter and Escape, which search and close the bar.
    event.preventDefault();
    event.stopPropagation();
  });
  const onInput = useEffectEvent(() => setHighlighted(null));

  // Layout effect: handle keys as soon as the list is visible.
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

/** The option that a key moves to; null is the field itself, undefined means the key does not move. */
function nextOption(key: string, from: number | null, count: number): number | null | undefined {
  if (key === "ArrowDown") return from === null ? 0 : from + 1 < count ? from + 1 : null;
  if (key === "ArrowUp") return from === null ? count - 1 : from > 0 ? from - 1 : null;
  return undefined;
}
