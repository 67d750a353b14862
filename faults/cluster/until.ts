import { setTimeout as pause } from "node:timers/promises";

const TIMEOUT_MS = 180_000;

/** Waits until a condition is true; throws with its description after a timeout. */
export async function until(what: string, condition: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${what}.`);
    await pause(250);
  }
}
