import type { KeyboardEvent } from "react";

/** The slide that a key selects; null for other keys, and for a zoomed picture, which the arrow keys scroll. */
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
