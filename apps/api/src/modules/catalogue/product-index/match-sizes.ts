import type { Space } from "@larkwood/contract";
import { type Bounds, LENGTHS, type Length, millimetres } from "../filters";
import type { Columns } from "./columns";

const MAX_LENGTH = 2_147_483_647;
const AS_IS = 1;
const TURNED = 2;
const BOTH_ORIENTATIONS = AS_IS | TURNED;
const BITS_PER_REQUIREMENT = 2;
const ALL_BITS = -1;

/** Rounds like the database, which stores whole millimetres. */
const storedLength = (centimetres: number) => Math.min(millimetres(centimetres), MAX_LENGTH);

/** Bounds and a space that one size must satisfy, and the bit for rows that have no such size. */
export interface SizeRequirement {
  bounds: readonly Bounds[];
  fits?: Space | undefined;
  bit: number;
}

/**
 * The same as `sizeCondition` in SQL: marks rows of which neither the own size nor that of a variant meets a requirement.
 * All requirements are checked in one pass. Each has two bits, one per orientation in which a length fits; a size fits in
 * the orientations that all of its lengths share.
 */
export function failBySizes(
  failed: Int32Array,
  columns: Columns,
  requirements: readonly SizeRequirement[],
): void {
  const orientations = combineOrientations(requirements);
  const keys = LENGTHS.filter((key) => requirements.some((requirement) => isConstrained(requirement, key)));
  const { codes: sets } = columns.sizeSet;
  const unconstrained = { codes: sets, table: new Int32Array(columns.sizes.count).fill(ALL_BITS) };
  const [a = unconstrained, b = unconstrained, c = unconstrained] = keys.map((key) =>
    orientationTable(columns, key, orientations),
  );
  const ofSets = columns.sizes.bitsOf(
    new Map(keys.map((key) => [key, columns.sizes.table(key, (length) => orientations(key, length))])),
  );
  const fails = failTable(requirements);
  for (let row = 0; row < failed.length; row += 1) {
    const own =
      (a.table[a.codes[row] ?? 0] ?? 0) &
      (b.table[b.codes[row] ?? 0] ?? 0) &
      (c.table[c.codes[row] ?? 0] ?? 0);
    failed[row] = (failed[row] ?? 0) | (fails[own | (ofSets[sets[row] ?? 0] ?? 0)] ?? 0);
  }
}

/** Maps each combination of orientation bits to the bits of the requirements that it fails. */
function failTable(requirements: readonly SizeRequirement[]): Int32Array {
  const combinations = new Int32Array(1 << (BITS_PER_REQUIREMENT * requirements.length));
  return combinations.map((_, fitting) =>
    requirements.reduce(
      (failed, { bit }, index) =>
        failed | ((fitting >> (BITS_PER_REQUIREMENT * index)) & BOTH_ORIENTATIONS ? 0 : bit),
      0,
    ),
  );
}

const isConstrained = ({ bounds, fits }: SizeRequirement, key: Length) =>
  fits !== undefined || bounds.some((one) => one.key === key);

/** The orientations in which a length fits, as bits; null for an unknown length. */
type Orientations = (key: Length, centimetres: number | null) => number;

/** The orientation bits of all requirements side by side. An unknown length fits only if it is not constrained. */
function combineOrientations(requirements: readonly SizeRequirement[]): Orientations {
  const checks = requirements.map((requirement) => ({ requirement, check: toOrientations(requirement) }));
  return (key, centimetres) =>
    checks.reduce((bits, { requirement, check }, index) => {
      const own = !isConstrained(requirement, key)
        ? BOTH_ORIENTATIONS
        : centimetres === null
          ? 0
          : check(key, centimetres);
      return bits | (own << (BITS_PER_REQUIREMENT * index));
    }, 0);
}

function toOrientations({ bounds, fits }: SizeRequirement): (key: Length, centimetres: number) => number {
  const [width, depth, height] = fits ? [fits.width, fits.depth, fits.height].map(millimetres) : [];
  const space = {
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
          length <= (one.max === null ? MAX_LENGTH : millimetres(one.max))),
    );
    if (!isWithin) return 0;
    const [asIs = MAX_LENGTH, turned = MAX_LENGTH] = space[key];
    return (length <= asIs ? AS_IS : 0) | (length <= turned ? TURNED : 0);
  };
}

function orientationTable({ numbers, sizeSet, sizes }: Columns, key: Length, orientations: Orientations) {
  const column = numbers.get(key);
  if (!column)
    return { codes: sizeSet.codes, table: new Int32Array(sizes.count).fill(orientations(key, null)) };
  return {
    codes: column.codes,
    table: Int32Array.from(column.values, (value, code) => orientations(key, code > 0 ? value : null)),
  };
}
