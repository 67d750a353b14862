/** Chance that comes out the same each time, so that a table can be made again. */
export interface Chance {
  /** From 0 up to, and without, 1. */
  next(): number;
  /** A span of a process without memory, by its mean. */
  span(mean: number): number;
  /** One of so many. */
  one(of: number): number;
}

/** The generator "mulberry32". */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    span: (mean) => -mean * Math.log(1 - next()),
    one: (of) => Math.floor(next() * of),
  };
}
