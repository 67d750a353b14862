/** The widths in which every picture is stored; the first is the one that its address names. */
export const WIDTHS = [1280, 640] as const;

/** What is known of each file of a picture, by the width in its name. */
export type Variants = Record<string, { width?: number; height?: number; bytes?: number }>;

/** Where a file of a picture lies in the store. */
export const keyOf = (name: string, width: number | string) => `uploads/${name}_${width}.webp`;

/** Where all its files lie. */
export const keysOf = ({ name, variants }: { name: string; variants: Variants }) =>
  Object.keys(variants).map((width) => keyOf(name, width));

/** Its address below the shop's own. */
export const pathOf = (name: string) => `/images/${keyOf(name, WIDTHS[0])}`;
