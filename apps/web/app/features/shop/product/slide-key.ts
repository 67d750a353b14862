import type { KeyboardEvent } from "react";

/** Where a key leads in a row of slides; null where it is none of ours, or moves a picture that is zoomed. */
export function slideKey(event: KeyboardEvent, shown: number, count: number): number | null {
  const { key, target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (target instanceof Element && target.getAttribute("aria-pressed") === "true") return null;
  if (key === "ArrowRight") return Math.min(shown + 1, count - 1);
  if (key === "ArrowLeft") return Math.max(shown - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
