import { type RefObject, useEffect, useState } from "react";

/** Whether somebody has come near an element since it was there; what costs something begins then. */
export function useNearViewport(element: RefObject<Element | null>, margin = "300px"): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element, margin, near]);
  return near;
}
