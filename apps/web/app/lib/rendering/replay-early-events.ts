/**
 * Queues clicks before hydration and replays them afterwards. It is serialised into the page, so it must not use imports.
 * Links, popovers and search forms work without scripts and pass through.
 */
function queueEarlyClicks(): void {
  const queued = new Map<HTMLButtonElement, { dx: number; dy: number; detail: number }>();
  // React hydrates synchronously if an event is pending, so dispatch an event without listeners.
  let nudge: ReturnType<typeof setInterval> | undefined;
  const worksWithoutScripts = (button: HTMLButtonElement) =>
    button.hasAttribute("popovertarget") || (button.type === "submit" && button.form?.method === "get");

  const queue = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button || worksWithoutScripts(button)) return;
    // Hide the event from a partly hydrated React, which would handle it as well.
    event.preventDefault();
    event.stopImmediatePropagation();
    const box = button.getBoundingClientRect();
    // A second click on the same button replaces the first.
    queued.set(button, { dx: event.clientX - box.x, dy: event.clientY - box.y, detail: event.detail });
    button.setAttribute("aria-busy", "true");
    nudge ??= setInterval(() => button.dispatchEvent(new Event("auxclick", { bubbles: true })), 100);
  };

  const replay = () => {
    removeEventListener("click", queue, true);
    clearInterval(nudge);
    for (const [button, { dx, dy, detail }] of queued) {
      const box = button.getBoundingClientRect();
      const position = { clientX: box.x + dx, clientY: box.y + dy };
      button.removeAttribute("aria-busy");
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, ...position }));
    }
  };

  addEventListener("click", queue, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    // Wait one task, because other effects may still update the page.
    setTimeout(replay);
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}

/** Inserts the click queue at the start of a page. */
export function withEarlyEventReplay(html: string, nonce: string): string {
  return html.replace("<head>", `<head><script nonce="${nonce}">(${queueEarlyClicks})()</script>`);
}
