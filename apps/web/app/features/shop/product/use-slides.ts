import { useEffect, useRef, useState } from "react";

/** A row of slides that the browser scrolls and snaps by itself, also before the scripts; this knows which one is shown. */
export function useSlides(count: number, start = 0) {
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(start);
  // On the way to a far slide the ones between pass by: they are not shown, only passed.
  const target = useRef<number | null>(null);
  const within = (place: number) => Math.min(Math.max(place, 0), count - 1);

  const placeOf = ({ scrollLeft, clientWidth }: Element) =>
    within(Math.round(scrollLeft / Math.max(clientWidth, 1)));

  useEffect(() => {
    const row = track.current;
    if (!row) return;
    // Whoever swiped before the scripts came has seen another one already.
    if (start > 0) row.scrollTo({ left: start * row.clientWidth, behavior: "instant" });
    else setShown(Math.round(row.scrollLeft / Math.max(row.clientWidth, 1)));
  }, [start]);

  const settle = () => {
    target.current = null;
    if (track.current) setShown(placeOf(track.current));
  };

  return {
    shown,
    show(place: number) {
      const next = within(place);
      target.current = next;
      setShown(next);
      track.current?.scrollTo({ left: next * track.current.clientWidth });
      return next;
    },
    trackProps: {
      ref: track,
      onScroll: () => {
        if (target.current === null) settle();
      },
      onScrollEnd: settle,
      onPointerDown: () => {
        target.current = null;
      },
      onWheel: () => {
        target.current = null;
      },
    },
  };
}
