import type { Space } from "@larkwood/contract";
import { type Bounds, LENGTHS, type Length, millimetres } from "../size-filter";
import type { Columns } from "./columns";

const LONGEST = 2_147_483_647;
const AS_IT_IS = 1;
const TURNED = 2;
const EITHER_WAY = AS_IT_IS | TURNED;

/** As the database draws it: binary fractions of up to five decimals are rounded as its decimal ones. */
const storedLength = (centimetres: number) => Math.min(millimetres(centimetres), LONGEST);

interface SizeWish {
  bounds: readonly Bounds[];
  fits?: Space | undefined;
}

/** As `sizeCondition` has it: marks what neither in its own size nor in that of a variant keeps all of it together. */
export function failBySize(failed: Int32Array, facts: Columns, wish: SizeWish, bit: number): void {
  const ways = readWish(wish);
  const asked = LENGTHS.filter((key) => wish.fits || wish.bounds.some((one) => one.key === key));
  const { codes: sets } = facts.sizeSet;
  const anyWay = { codes: sets, table: new Int32Array(facts.sizes.count).fill(EITHER_WAY) };
  const [a = anyWay, b = anyWay, c = anyWay] = asked.map((key) => wayTable(facts, key, ways));
  const spared = facts.sizes.sparing(
    new Map(asked.map((key) => [key, facts.sizes.table(key, (length) => ways(key, length))])),
  );
  const fails = Int32Array.of(bit, 0, 0, 0);
  for (let row = 0; row < failed.length; row += 1) {
    const stands =
      (a.table[a.codes[row] ?? 0] ?? 0) &
      (b.table[b.codes[row] ?? 0] ?? 0) &
      (c.table[c.codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | ((fails[stands] ?? 0) & (spared[sets[row] ?? 0] ?? 0));
  }
}

/** In which ways a length may stand there, as bits. */
type Ways = (key: Length, centimetres: number) => number;

function readWish({ bounds, fits }: SizeWish): Ways {
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

/** What nobody has measured stands in no way. */
function wayTable({ numbers, sizeSet, sizes }: Columns, key: Length, ways: Ways) {
  const column = numbers.get(key);
  if (!column) return { codes: sizeSet.codes, table: new Int32Array(sizes.count) };
  return {
    codes: column.codes,
    table: Int32Array.from(column.values, (value, code) => (code > 0 ? ways(key, value) : 0)),
  };
}
