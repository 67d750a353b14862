import { type RefObject, useEffect, useState } from "react";

/** Whether the element is scrolled out of view at the top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPast(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
