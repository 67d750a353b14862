import { type RefObject, useEffect, useState } from "react";

/** Whether the element is scrolled out of view at the top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPast(!entry.isIntersecting);
      },
      // Includes everything below the window, so that a jump from above the element to below it is noticed.
      { rootMargin: "0px 0px 1000000px" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
