import { useEffect, useState } from "react";

/** Somebody is here, or back. */
export const INTERACTION_EVENTS = ["pointerdown", "keydown", "visibilitychange", "online"] as const;

/** Whether somebody has shown since it was asked that they are here: by a touch, a key or a return to the page. */
export function useFirstInteraction(): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen) return;
    const see = () => setSeen(true);
    const once = { once: true, passive: true, capture: true };
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, see, once);
    return () => {
      for (const sign of INTERACTION_EVENTS) window.removeEventListener(sign, see, once);
    };
  }, [seen]);
  return seen;
}
