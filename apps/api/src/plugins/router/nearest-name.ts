// Longer names are not compared, because the comparison takes the product of both lengths.
const MAX_LENGTH = 40;

/** The known name that differs least from a misspelled one; null if all differ in more than a third of the letters. */
export function nearestName(name: string, known: readonly string[]): string | null {
  if (name.length > MAX_LENGTH) return null;
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const changes = countChanges(name.toLowerCase(), candidate.toLowerCase());
    if (changes < least) [nearest, least] = [candidate, changes];
  }
  return nearest;
}

/** Letters to insert, delete, replace or swap with their neighbour (optimal string alignment). */
function countChanges(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const cost = from[i - 1] === to[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + cost,
        isSwap ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, to.length);
}

const at = (row: readonly number[], i: number) => row[i] ?? Number.POSITIVE_INFINITY;
