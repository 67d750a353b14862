import { useEffect, useRef, useState } from "react";

/** Tracks the current slide of a scroll-snap row, which works without scripts. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  // Target of a programmatic scroll; slides that pass by are not reported as shown.
  const target = useRef<number | null>(null);
  const clamp = (index: number) => Math.min(Math.max(index, 0), count - 1);

  const indexOf = ({ scrollLeft, clientWidth }: Element) =>
    clamp(Math.round(scrollLeft / Math.max(clientWidth, 1)));

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // The visitor may have swiped before hydration.
    if (start > 0) row.scrollTo({ left: start * row.clientWidth, behavior: "instant" });
    else setShown(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
  }, [start]);

  const syncShown = () => {
    target.current = null;
    if (track.current) setShown(indexOf(track.current));
  };

  return {
    shown,
    show(index: number) {
      const next = clamp(index);
      target.current = next;
      setShown(next);
      track.current?.scrollTo({ left: next * track.current.clientWidth });
      return next;
    },
    trackProps: {
      ref: track,
      onScroll: () => {
        if (target.current === null) syncShown();
      },
      onScrollEnd: syncShown,
      onPointerDown: () => {
        target.current = null;
      },
      onWheel: () => {
        target.current = null;
      },
    },
  };
}
