import { type RefObject, useEffect, useState } from "react";

/** Whether somebody has scrolled past an element, so that it lies above the window. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return passed;
}
