import * as z from "zod";
import { idSchema } from "./id";

/** One of the values that an option can have, such as a fabric. */
export const optionValueSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Its colour; null where a colour says nothing. */
  swatch: z.string().nullable(),
  /** A piece of it seen from near, where there is a picture. */
  swatchUrl: z.string().optional(),
});

/** Something that is chosen when a product is bought. */
export const optionSchema = z.object({ name: z.string(), values: z.array(optionValueSchema) });
export type ProductOption = z.infer<typeof optionSchema>;
/** As it is stored. */
export type StoredOption = ProductOption;

/** The colours of an option, as a card shows them: the first few of all that there are. */
export const swatchesSchema = z.object({
  /** What is chosen: a fabric, a wood. */
  option: z.string(),
  count: z.int().positive(),
  colours: z.array(z.string()),
});
export type Swatches = z.infer<typeof swatchesSchema>;

/** Outer measures in centimetres. */
export const measuresSchema = z.object({
  width: z.number().positive().optional(),
  depth: z.number().positive().optional(),
  height: z.number().positive().optional(),
});
export type Measures = z.infer<typeof measuresSchema>;

/** What lies on the shelf: a product with one value for each of its options. */
export const variantSchema = z.object({
  id: idSchema,
  sku: z.string().nullable(),
  /** Its values in words; empty for a product without options. */
  name: z.string(),
  /** The key of one value for each option, in their order. */
  values: z.array(z.string()),
  price: z.number().nonnegative(),
  /** What it cost before, while that was more. */
  compareAtPrice: z.number().positive().optional(),
  quantity: z.int().nonnegative(),
  imageUrl: z.string(),
  measures: measuresSchema.optional(),
});
export type ProductVariant = z.infer<typeof variantSchema>;

/** As much of a variant as a card shows. */
export const matchSchema = variantSchema
  .pick({ name: true, price: true, compareAtPrice: true, quantity: true, imageUrl: true })
  .extend({ variantId: idSchema });
