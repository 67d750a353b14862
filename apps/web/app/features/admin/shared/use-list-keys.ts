import { useEffect, useState } from "react";

const STORAGE_KEY = "list-keys";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, dialog, [popover]");

const rowsOf = () => [...document.querySelectorAll<HTMLElement>("main tbody tr")];
const focusedRow = () => document.activeElement?.closest<HTMLElement>("main tbody tr") ?? null;

/** Moves the focus to the first link of another row, so that Enter opens it. */
function focusRow(step: 1 | -1): void {
  const rows = rowsOf();
  const row = focusedRow();
  const index = row ? rows.indexOf(row) + step : step === 1 ? 0 : rows.length - 1;
  const link = rows[Math.max(0, Math.min(index, rows.length - 1))]?.querySelector<HTMLElement>("a[href]");
  link?.focus();
  link?.scrollIntoView({ block: "center" });
}

const actions: Record<string, () => void> = {
  j: () => focusRow(1),
  k: () => focusRow(-1),
  x: () => focusedRow()?.querySelector<HTMLElement>("input[type=checkbox]")?.click(),
  "/": () => document.querySelector<HTMLElement>("main input[type=search]")?.focus(),
};

/** Keys for the table on a page: j and k move, x selects, / searches, ? shows this list. They can be turned off. */
export function useListKeys() {
  const [isOn, setOn] = useState(() => globalThis.localStorage?.getItem(STORAGE_KEY) !== "off");
  const [isHelpShown, setHelpShown] = useState(false);

  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = event.key === "?" ? () => setHelpShown(true) : actions[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);

  return {
    isOn,
    turn: (on: boolean) => {
      localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
      setOn(on);
    },
    isHelpShown,
    showHelp: setHelpShown,
  };
}
