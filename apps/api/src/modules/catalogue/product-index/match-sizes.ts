import type { Space } from "@larkwood/contract";
import { type Bounds, LENGTHS, type Length, millimetres } from "../filters";
import type { Columns } from "./columns";

const LONGEST = 2_147_483_647;
const AS_IT_IS = 1;
const TURNED = 2;
const EITHER_WAY = AS_IT_IS | TURNED;
const BITS_A_WISH = 2;
const ALL_BITS = -1;

/** As the database draws it: binary fractions of up to five decimals are rounded as its decimal ones. */
const storedLength = (centimetres: number) => Math.min(millimetres(centimetres), LONGEST);

/** What one size has to keep together, and the bit of what does not. */
export interface SizeWish {
  bounds: readonly Bounds[];
  fits?: Space | undefined;
  bit: number;
}

/**
 * As `sizeCondition` has it: marks what neither in its own size nor in that of a variant keeps all of a wish together. In
 * one pass for all wishes: each has two bits of a number, in which ways a length may stand there, and a size stands in
 * those that all of its lengths have.
 */
export function failBySizes(failed: Int32Array, facts: Columns, wishes: readonly SizeWish[]): void {
  const ways = waysOf(wishes);
  const asked = LENGTHS.filter((key) => wishes.some((wish) => isAsked(wish, key)));
  const { codes: sets } = facts.sizeSet;
  const anyWay = { codes: sets, table: new Int32Array(facts.sizes.count).fill(ALL_BITS) };
  const [a = anyWay, b = anyWay, c = anyWay] = asked.map((key) => wayTable(facts, key, ways));
  const ofSets = facts.sizes.bitsOf(
    new Map(asked.map((key) => [key, facts.sizes.table(key, (length) => ways(key, length))])),
  );
  const fails = failTable(wishes);
  for (let row = 0; row < failed.length; row += 1) {
    const own =
      (a.table[a.codes[row] ?? 0] ?? 0) &
      (b.table[b.codes[row] ?? 0] ?? 0) &
      (c.table[c.codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (fails[own | (ofSets[sets[row] ?? 0] ?? 0)] ?? 0);
  }
}

/** For every number of ways the bits of the wishes that it has no way for. */
function failTable(wishes: readonly SizeWish[]): Int32Array {
  const numbers = new Int32Array(1 << (BITS_A_WISH * wishes.length));
  return numbers.map((_, stands) =>
    wishes.reduce(
      (failed, { bit }, place) => failed | ((stands >> (BITS_A_WISH * place)) & EITHER_WAY ? 0 : bit),
      0,
    ),
  );
}

const isAsked = ({ bounds, fits }: SizeWish, key: Length) =>
  fits !== undefined || bounds.some((one) => one.key === key);

/** In which ways a length may stand there, as bits; null where nobody has measured. */
type Ways = (key: Length, centimetres: number | null) => number;

/** The ways of all wishes side by side. What nobody has measured stands in none, unless nobody asks for it. */
function waysOf(wishes: readonly SizeWish[]): Ways {
  const read = wishes.map((wish) => ({ wish, ways: readWish(wish) }));
  return (key, centimetres) =>
    read.reduce((bits, { wish, ways }, place) => {
      const own = !isAsked(wish, key) ? EITHER_WAY : centimetres === null ? 0 : ways(key, centimetres);
      return bits | (own << (BITS_A_WISH * place));
    }, 0);
}

function readWish({ bounds, fits }: SizeWish): (key: Length, centimetres: number) => number {
  const [width, depth, height] = fits ? [fits.width, fits.depth, fits.height].map(millimetres) : [];
  const room = {
    width: [width, depth],
    depth: [depth, width],
    height: [height, height],
  };
  return (key, centimetres) => {
    const length = storedLength(centimetres);
    const isWithin = bounds.every(
      (one) =>
        one.key !== key ||
        (length >= (one.min === null ? Number.NEGATIVE_INFINITY : millimetres(one.min)) &&
          length <= (one.max === null ? LONGEST : millimetres(one.max))),
    );
    if (!isWithin) return 0;
    const [asItIs = LONGEST, turned = LONGEST] = room[key];
    return (length <= asItIs ? AS_IT_IS : 0) | (length <= turned ? TURNED : 0);
  };
}

function wayTable({ numbers, sizeSet, sizes }: Columns, key: Length, ways: Ways) {
  const column = numbers.get(key);
  if (!column) return { codes: sizeSet.codes, table: new Int32Array(sizes.count).fill(ways(key, null)) };
  return {
    codes: column.codes,
    table: Int32Array.from(column.values, (value, code) => ways(key, code > 0 ? value : null)),
  };
}
