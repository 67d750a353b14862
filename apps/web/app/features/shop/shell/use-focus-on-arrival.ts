import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Moves the focus to the new page after navigation, unless it is inside the page (for example on a filter). */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
