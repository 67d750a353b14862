import { CATEGORIES } from "@larkwood/contract";
import type { Kind } from "../filters";

/** The yes/no values of a product, each a bit of its code. */
const FLAGS = ["isInStock", "isOnSale"] as const satisfies readonly (keyof Kind)[];
type Flags = Record<(typeof FLAGS)[number], boolean>;
const CODES_PER_CATEGORY = 2 ** FLAGS.length;
/** The code of a row without a product. */
export const NO_PRODUCT = 0;

const flagsOf = (code: number) =>
  Object.fromEntries(FLAGS.map((flag, bit) => [flag, (code & (1 << bit)) !== 0])) as Flags;

/** The kind of each code; null for codes of no product. */
export const KINDS: readonly (Kind | null)[] = [
  ...Array.from({ length: CODES_PER_CATEGORY }, () => null),
  ...CATEGORIES.flatMap((category) =>
    Array.from({ length: CODES_PER_CATEGORY }, (_, code) => ({ category, ...flagsOf(code) })),
  ),
];

export const kindOf = (kind: Kind) =>
  FLAGS.reduce(
    (code, flag, bit) => code + (kind[flag] ? 1 << bit : 0),
    (CATEGORIES.indexOf(kind.category) + 1) * CODES_PER_CATEGORY,
  );
