/** The widths in which every image is stored; the image URL names the first. */
export const WIDTHS = [1280, 640] as const;

/** Size of each file of an image, by the width in its name. */
export type Variants = Record<string, { width?: number; height?: number; bytes?: number }>;

/** The storage key of an image file. */
export const keyOf = (name: string, width: number | string) => `uploads/${name}_${width}.webp`;

/** The storage keys of all files of an image. */
export const keysOf = ({ name, variants }: { name: string; variants: Variants }) =>
  Object.keys(variants).map((width) => keyOf(name, width));

/** The URL path of an image. */
export const pathOf = (name: string) => `/images/${keyOf(name, WIDTHS[0])}`;
