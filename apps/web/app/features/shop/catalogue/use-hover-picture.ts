import { type FocusEvent, type PointerEvent, useState } from "react";

/** Whether somebody looks at the card: only then is its second picture fetched. A finger only passes on its way. */
export function useHoverPicture() {
  const [isWanted, setWanted] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") setWanted(true);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) setWanted(true);
    },
  };
  return { isWanted, handlers };
}
