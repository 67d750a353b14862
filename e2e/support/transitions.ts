import type { Locator } from "@playwright/test";

/** Records the transition durations that a script sets on an element, also if they end before the test looks. */
export async function recordTransitions(element: Locator): Promise<() => Promise<string[]>> {
  const durations = await element.evaluateHandle((node: HTMLElement) => {
    const seen: string[] = [];
    const record = () => seen.push(node.style.transitionDuration);
    new MutationObserver(record).observe(node, { attributes: true, attributeFilter: ["style"] });
    return seen;
  });
  return () => durations.jsonValue();
}
