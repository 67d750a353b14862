import { useEffect, useState } from "react";
import { INTERACTION_EVENTS } from "./use-first-interaction";

/** Loads a part of the page when needed; null until loaded or on failure. */
export function useLoaded<T>(load: () => Promise<T>, isNeeded: boolean): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    const controller = new AbortController();
    const once = { once: true, passive: true, capture: true, signal: controller.signal };
    load().then(
      (part) => controller.signal.aborted || setLoaded({ part }),
      // Retry on the next interaction, for example after being offline.
      () => {
        for (const event of INTERACTION_EVENTS)
          window.addEventListener(event, () => setFailures(failures + 1), once);
      },
    );
    return () => controller.abort();
  }, [load, isNeeded, loaded, failures]);
  return loaded?.part ?? null;
}
