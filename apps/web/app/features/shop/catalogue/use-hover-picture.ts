import { type FocusEvent, type PointerEvent, useState } from "react";

/** True after the card was hovered or focused, when its second picture should load. Ignores touch. */
export function useHoverPicture() {
  const [isHovered, setHovered] = useState(false);
  const handlers = {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") setHovered(true);
    },
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(":focus-visible")) setHovered(true);
    },
  };
  return { isHovered, handlers };
}
