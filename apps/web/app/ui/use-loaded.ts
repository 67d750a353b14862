import { useEffect, useState } from "react";
import { INTERACTION_EVENTS } from "./use-first-interaction";

/** A part of the page that is fetched once it is wanted; null until it is there, and where it cannot be had. */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!wanted || loaded) return;
    const over = new AbortController();
    const once = { once: true, passive: true, capture: true, signal: over.signal };
    load().then(
      (part) => over.signal.aborted || setLoaded({ part }),
      // Without the network there is none: the page goes on without it, and asks again when somebody touches it.
      () => {
        for (const sign of INTERACTION_EVENTS)
          window.addEventListener(sign, () => setFailures(failures + 1), once);
      },
    );
    return () => over.abort();
  }, [load, wanted, loaded, failures]);
  return loaded?.part ?? null;
}
