import { type RefObject, useLayoutEffect, useRef } from "react";

/** What disappears with the focus inside passes it on: otherwise the keyboard would begin at the top of the page. */
export function useRestoreFocus<E extends HTMLElement>(
  heir: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const leaving = part.current;
    return () => {
      if (leaving?.contains(document.activeElement)) heir.current?.focus({ preventScroll: true });
    };
  }, [heir]);
  return part;
}
