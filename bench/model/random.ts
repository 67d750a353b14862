/** A seeded random generator, so that results are reproducible. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Exponentially distributed with this mean. */
  exponential(mean: number): number;
  /** A whole number below `count`. */
  index(count: number): number;
}

/** The mulberry32 generator. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    exponential: (mean) => -mean * Math.log(1 - next()),
    index: (count) => Math.floor(next() * count),
  };
}
