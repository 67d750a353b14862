import { type RefObject, useLayoutEffect, useRef } from "react";

/** Keeps the focus in a list that shrinks: the same control of the next row, or of the last row, receives it. */
export function useFocusInList<E extends HTMLElement = HTMLUListElement>(
  length: number,
): RefObject<E | null> {
  const list = useRef<E>(null);
  const last = useRef({ row: -1, control: -1 });

  useLayoutEffect(() => {
    const rows = list.current;
    if (!rows) return;
    const onFocus = ({ target }: FocusEvent) => {
      const row = [...rows.children].findIndex((child) => child.contains(target as Node));
      last.current = { row, control: controlsOf(rows.children[row]).indexOf(target as HTMLElement) };
    };
    rows.addEventListener("focusin", onFocus);
    return () => rows.removeEventListener("focusin", onFocus);
  }, []);

  useLayoutEffect(() => {
    const { row, control } = last.current;
    if (row === -1 || document.activeElement !== document.body) return;
    const target = list.current?.children[Math.min(row, length - 1)];
    controlsOf(target)[control]?.focus();
  }, [length]);

  return list;
}

/** The controls of a row, in their order. */
export function controlsOf(row: Element | undefined): HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>("a[href]:not([tabindex='-1']), button") ?? [])];
}
