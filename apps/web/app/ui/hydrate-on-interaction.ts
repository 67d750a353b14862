// Lets the first image and the page's main code load first.
const TIMEOUT_MS = 2500;
const SWIPE_PX = 30;

type Handlers = { hydrate: () => void; swipe: (direction: "on" | "back") => void };

/** Calls `hydrate` on the first pointer or focus event, or after a timeout, and reports swipes until aborted. */
export function hydrateOnInteraction(element: HTMLElement, { hydrate, swipe }: Handlers): AbortController {
  const controller = new AbortController();
  const timer = setTimeout(hydrate, TIMEOUT_MS);
  controller.signal.addEventListener("abort", () => clearTimeout(timer));
  const options = { signal: controller.signal, passive: true };
  for (const event of ["pointerenter", "pointerdown", "focusin"])
    element.addEventListener(event, hydrate, options);

  let start = { clientX: 0, clientY: 0 };
  const begin = ({ clientX, clientY }: PointerEvent) => {
    start = { clientX, clientY };
  };
  element.addEventListener("pointerdown", begin, options);
  element.addEventListener(
    "pointerup",
    ({ clientX, clientY }) => {
      const [dx, dy] = [clientX - start.clientX, clientY - start.clientY];
      const distance = Math.abs(dx) > Math.abs(dy) ? dx : dy;
      if (Math.abs(distance) >= SWIPE_PX) swipe(distance < 0 ? "on" : "back");
    },
    options,
  );
  return controller;
}
