import { useEffect, useState } from "react";

/** A part of the page that is fetched once it is wanted; null until it is there, and where it cannot be had. */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): T | null {
  const [loaded, setLoaded] = useState<{ part: T } | null>(null);
  useEffect(() => {
    if (!wanted || loaded) return;
    let isLeft = false;
    load().then(
      (part) => !isLeft && setLoaded({ part }),
      // Without the network there is none; the page goes on without it.
      () => {},
    );
    return () => {
      isLeft = true;
    };
  }, [load, wanted, loaded]);
  return loaded?.part ?? null;
}
