/** How often a random test tries: a fifth in the fast tier, which runs for every change. */
export function tries(count: number): number {
  return process.env.TEST_TIER === "fast" ? Math.ceil(count / 5) : count;
}
