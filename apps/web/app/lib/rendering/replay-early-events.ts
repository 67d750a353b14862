import { addHeadScript } from "./head-script";

/**
 * Queues clicks and choices made before hydration, and replays them in order afterwards. It is serialised into the page,
 * so it must not use imports. Links, popovers and search forms work without scripts and pass through.
 */
function queueEarlyEvents(): void {
  const queued = new Map<Element, () => void>();
  // React hydrates synchronously if an event is pending, so dispatch an event without listeners.
  let nudge: ReturnType<typeof setInterval> | undefined;
  const queue = (event: Event, element: Element, replay: () => void) => {
    // Hide the event from a partly hydrated React, which would handle it as well.
    event.stopImmediatePropagation();
    // A later event on the same element replaces the earlier one and moves to the end.
    queued.delete(element);
    queued.set(element, replay);
    nudge ??= setInterval(() => element.dispatchEvent(new Event("auxclick", { bubbles: true })), 100);
  };

  const worksWithoutScripts = (button: HTMLButtonElement) =>
    button.hasAttribute("popovertarget") || (button.type === "submit" && button.form?.method === "get");

  const queueClick = (event: MouseEvent, button: HTMLButtonElement) => {
    event.preventDefault();
    const { detail, clientX, clientY } = event;
    const { x, y } = button.getBoundingClientRect();
    button.setAttribute("aria-busy", "true");
    queue(event, button, () => {
      const box = button.getBoundingClientRect();
      const position = { clientX: box.x + clientX - x, clientY: box.y + clientY - y };
      button.removeAttribute("aria-busy");
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, ...position }));
    });
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return;
    const input = event.target;
    if (input instanceof HTMLInputElement && (input.type === "radio" || input.type === "checkbox")) {
      const { checked } = input;
      queue(event, input, () => {
        // React ignores a click that changes nothing.
        input.checked = !checked;
        input.click();
      });
      return;
    }
    const button = event.target.closest("button");
    if (button && !worksWithoutScripts(button)) queueClick(event, button);
  };

  const onChange = (event: Event) => {
    const select = event.target;
    if (!(select instanceof HTMLSelectElement)) return;
    const { value } = select;
    queue(event, select, () => {
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };

  const replayAll = () => {
    removeEventListener("click", onClick, true);
    removeEventListener("change", onChange, true);
    clearInterval(nudge);
    // One task each, so that React renders what one event changed before the next event.
    for (const replay of queued.values()) setTimeout(replay);
  };

  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    // Wait one task, because other effects may still update the page.
    setTimeout(replayAll);
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}

/** Inserts the queue at the start of a page. */
export function withEarlyEventReplay(html: string, nonce: string): string {
  return addHeadScript(html, `(${queueEarlyEvents})()`, nonce);
}
