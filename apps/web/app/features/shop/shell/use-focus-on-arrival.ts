import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a change of page, puts the focus where the new page begins, unless it still stands on something of the
 * page itself (a filter that changed the address, for example).
 */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
