/**
 * Splits an amount in proportion to weights, in whole cents that add up to it: the largest remainders get the last cents.
 * The keys decide between equal remainders, so that the order of the weights does not matter. No share exceeds its weight
 * if the amount is at most the sum of weights.
 */
export function shareOut(cents: number, parts: readonly { weight: number; key: string }[]): number[] {
  const total = parts.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  if (total === 0n) return parts.map(() => 0);
  const shares = parts.map(({ weight, key }, index) => {
    const exact = BigInt(cents) * BigInt(weight);
    return { index, key, floor: Number(exact / total), remainder: exact % total };
  });
  const missing = cents - shares.reduce((sum, { floor }) => sum + floor, 0);
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? (a.key < b.key ? -1 : 1) : a.remainder > b.remainder ? -1 : 1,
  );
  const rounded = shares.map(({ floor }) => floor);
  for (const { index, floor } of byRemainder.slice(0, missing)) rounded[index] = floor + 1;
  return rounded;
}
