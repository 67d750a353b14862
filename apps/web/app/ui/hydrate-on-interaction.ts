/** The first picture and the page's own code come first; whoever reaches out earlier is served at once. */
const PATIENCE_MS = 2500;
const SWIPE_PX = 30;

type Wishes = { come: () => void; swipe: (direction: "on" | "back") => void };

/**
 * Says when a visitor wants an element to come alive: on the first touch, pointer or focus, or else after a while.
 * A swipe that happens meanwhile is told too. Ends with the signal that it answers.
 */
export function hydrateOnInteraction(element: HTMLElement, { come, swipe }: Wishes): AbortController {
  const over = new AbortController();
  const timer = setTimeout(come, PATIENCE_MS);
  over.signal.addEventListener("abort", () => clearTimeout(timer));
  const listen = { signal: over.signal, passive: true };
  for (const reached of ["pointerenter", "pointerdown", "focusin"])
    element.addEventListener(reached, come, listen);

  let from = { clientX: 0, clientY: 0 };
  const begin = ({ clientX, clientY }: PointerEvent) => {
    from = { clientX, clientY };
  };
  element.addEventListener("pointerdown", begin, listen);
  element.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const [across, down] = [clientX - from.clientX, clientY - from.clientY];
      const way = Math.abs(across) > Math.abs(down) ? across : down;
      if (Math.abs(way) >= SWIPE_PX) swipe(way < 0 ? "on" : "back");
    },
    listen,
  );
  return over;
}
