/** Maps values to positions; `ticks` are the values with a grid line. */
export interface Scale {
  at(value: number): number;
  ticks: readonly number[];
}

interface Range {
  from: number;
  to: number;
}

/** Powers of ten are equally spaced; the scale ends at the powers around the values. */
export function logScale(values: readonly number[], { from, to }: Range): Scale {
  const low = Math.floor(Math.log10(Math.min(...values)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))));
  return {
    at: (value) => from + ((Math.log10(value) - low) / (high - low)) * (to - from),
    ticks: Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)),
  };
}

/** Starts at zero, so that small growth does not look large. */
export function linearScale(values: readonly number[], { from, to }: Range): Scale {
  const max = Math.max(...values);
  const power = 10 ** Math.floor(Math.log10(max));
  const step = [0.1, 0.2, 0.5, 1].map((part) => part * power).find((one) => max / one <= 10) ?? power;
  const count = Math.ceil(max / step);
  return {
    at: (value) => from + (value / (count * step)) * (to - from),
    ticks: Array.from({ length: count + 1 }, (_, i) => i * step),
  };
}
