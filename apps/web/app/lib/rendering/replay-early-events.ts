/**
 * Keeps taps that come before the page's own scripts and makes them again once those are there. It runs in the page,
 * so it knows nothing but the browser. Links, popovers and search forms work without scripts and are let through.
 */
function keepEarlyTaps(): void {
  const kept = new Map<HTMLButtonElement, { dx: number; dy: number; detail: number }>();
  // React hydrates in small pieces between other work, but all at once where an event waits: one that nobody listens to.
  let nudge: ReturnType<typeof setInterval> | undefined;
  const worksAlone = (button: HTMLButtonElement) =>
    button.hasAttribute("popovertarget") || (button.type === "submit" && button.form?.method === "get");

  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button || worksAlone(button)) return;
    // Nobody else may see it: React, half awake, would act on it too, and one tap would count twice.
    event.preventDefault();
    event.stopImmediatePropagation();
    const box = button.getBoundingClientRect();
    // A second tap on the same button is impatience, not a second wish.
    kept.set(button, { dx: event.clientX - box.x, dy: event.clientY - box.y, detail: event.detail });
    button.setAttribute("aria-busy", "true");
    nudge ??= setInterval(() => button.dispatchEvent(new Event("auxclick", { bubbles: true })), 100);
  };

  const makeAgain = () => {
    removeEventListener("click", keep, true);
    clearInterval(nudge);
    for (const [button, { dx, dy, detail }] of kept) {
      const box = button.getBoundingClientRect();
      const place = { clientX: box.x + dx, clientY: box.y + dy };
      button.removeAttribute("aria-busy");
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail, ...place }));
    }
  };

  addEventListener("click", keep, true);
  new MutationObserver((_changes, observer) => {
    observer.disconnect();
    // Effects that ran with the first one may have changed the page: they are on the screen a task later.
    setTimeout(makeAgain);
  }).observe(document.documentElement, { attributeFilter: ["data-hydrated"] });
}

/** Puts the keeper of early taps before everything else in a page. */
export function withEarlyEventReplay(html: string, nonce: string): string {
  return html.replace("<head>", `<head><script nonce="${nonce}">(${keepEarlyTaps})()</script>`);
}
