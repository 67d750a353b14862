import { useState } from "react";

/** Which rows of a list are unfolded. By their places: saving makes the rows anew, and they stay as they were. */
export function useOpenRows() {
  const [places, setPlaces] = useState<ReadonlySet<number>>(new Set());
  const follow = (next: (place: number) => number) =>
    setPlaces((known) => new Set([...known].map(next).filter((place) => place >= 0)));
  return {
    isOpen: (place: number) => places.has(place),
    toggle: (place: number, isOpen: boolean) =>
      setPlaces((known) => new Set(isOpen ? [...known, place] : [...known].filter((one) => one !== place))),
    /** Two neighbours change places. */
    swap: (a: number, b: number) => follow((place) => (place === a ? b : place === b ? a : place)),
    remove: (gone: number) => follow((place) => (place === gone ? -1 : place > gone ? place - 1 : place)),
  };
}
