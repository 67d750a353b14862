import { type RefObject, useLayoutEffect, useRef } from "react";

/** Moves the focus to another element when the focused part unmounts. */
export function useRestoreFocus<E extends HTMLElement>(
  fallback: RefObject<HTMLElement | null>,
): RefObject<E | null> {
  const part = useRef<E>(null);
  useLayoutEffect(() => {
    const element = part.current;
    return () => {
      if (element?.contains(document.activeElement)) fallback.current?.focus({ preventScroll: true });
    };
  }, [fallback]);
  return part;
}
