/** Maps values to places in a drawing, with values at which to draw a line. */
export interface Scale {
  at(value: number): number;
  ticks: readonly number[];
}

interface Range {
  from: number;
  to: number;
}

/** Each power of ten is as far from the next; the ends are the powers around the values. */
export function logScale(values: readonly number[], { from, to }: Range): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
    ticks: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
  };
}

/** From zero, so that a small growth does not look like a large one. */
export function linearScale(values: readonly number[], { from, to }: Range): Scale {
  const most = Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.1, 0.2, 0.5, 1].map((part) => part * power).find((one) => most / one <= 10) ?? power;
  const count = Math.ceil(most / step);
  return {
    at: (value) => from + (value / (count * step)) * (to - from),
    ticks: Array.from({ length: count + 1 }, (_, i) => i * step),
  };
}
