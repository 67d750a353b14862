import { setTimeout as pause } from "node:timers/promises";

const LIMIT_MS = 180_000;

/** Waits until something is true, and says what was not when it stays so. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + LIMIT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting until ${what}.`);
    await pause(250);
  }
}
