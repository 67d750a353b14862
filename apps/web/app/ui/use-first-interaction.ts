import { useEffect, useState } from "react";

/** Events that show that the user is present. */
export const INTERACTION_EVENTS = ["pointerdown", "keydown", "visibilitychange", "online"] as const;

/** Whether the user has touched, typed or returned to the page since mount. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen) return;
    const onInteraction = () => setSeen(true);
    const once = { once: true, passive: true, capture: true };
    for (const event of INTERACTION_EVENTS) window.addEventListener(event, onInteraction, once);
    return () => {
      for (const event of INTERACTION_EVENTS) window.removeEventListener(event, onInteraction, once);
    };
  }, [seen]);
  return seen;
}
