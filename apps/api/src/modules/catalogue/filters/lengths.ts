/** Product dimensions. Products have a column for each; a variant can override them. */
export const LENGTHS = ["width", "depth", "height"] as const;
export type Length = (typeof LENGTHS)[number];
export const isLength = (key: string): key is Length => LENGTHS.some((known) => known === key);

/** Converts centimetres to the unit of the columns. */
export const millimetres = (centimetres: number) => Math.round(centimetres * 10);
