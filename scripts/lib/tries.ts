const isFast = process.env.TEST_TIER === "fast";

/** How often a random test tries: a fifth in the fast tier, which runs for every change. */
export function tries(count: number): number {
  return isFast ? Math.ceil(count / 5) : count;
}

/** Cases that are alike, such as all calls of the API: one in four in the fast tier, all in the long one. */
export function sample<T>(cases: readonly T[]): T[] {
  return cases.filter((_, index) => !isFast || index % 4 === 0);
}
