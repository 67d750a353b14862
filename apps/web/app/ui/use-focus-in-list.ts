import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the keyboard where it was in a list that changes its length. When the row that had the focus is gone, the same
 * control of the row that took its place gets it, or else that of the last row.
 */
export function useFocusInList<E extends HTMLElement = HTMLUListElement>(
  length: number,
): RefObject<E | null> {
  const list = useRef<E>(null);
  const last = useRef({ row: -1, control: -1 });

  useLayoutEffect(() => {
    const rows = list.current;
    if (!rows) return;
    const note = ({ target }: FocusEvent) => {
      const row = [...rows.children].findIndex((child) => child.contains(target as Node));
      last.current = { row, control: controlsOf(rows.children[row]).indexOf(target as HTMLElement) };
    };
    rows.addEventListener("focusin", note);
    return () => rows.removeEventListener("focusin", note);
  }, []);

  useLayoutEffect(() => {
    const { row, control } = last.current;
    if (row === -1 || document.activeElement !== document.body) return;
    const place = list.current?.children[Math.min(row, length - 1)];
    controlsOf(place)[control]?.focus();
  }, [length]);

  return list;
}

function controlsOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("a[href]:not([tabindex='-1']), button") ?? [])];
}
