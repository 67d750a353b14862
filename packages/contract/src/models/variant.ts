import * as z from "zod";
import { productAttributeSchema } from "./attribute";
import { idSchema } from "./id";
import { productImageSchema } from "./product-image";

/** One value of an option, such as a fabric. */
export const optionValueSchema = z.object({
  key: z.string(),
  name: z.string(),
  /** Colour of the value; null if it has none. */
  swatch: z.string().nullable(),
  /** Close-up image of the material. */
  swatchUrl: z.string().optional(),
});
z.globalRegistry.add(optionValueSchema, { id: "OptionValue" });

/** An option that a shopper chooses, such as the fabric. */
export const optionSchema = z.object({ name: z.string(), values: z.array(optionValueSchema) });
z.globalRegistry.add(optionSchema, { id: "Option" });
export type ProductOption = z.infer<typeof optionSchema>;
/** An option as stored in the database. */
export type StoredOption = ProductOption;

/** The first colours of an option, for a product card; `count` is the total. */
export const swatchesSchema = z.object({
  /** Name of the option, such as Fabric. */
  option: z.string(),
  count: z.int().positive(),
  colours: z.array(z.string()),
});
z.globalRegistry.add(swatchesSchema, { id: "Swatches" });
export type Swatches = z.infer<typeof swatchesSchema>;

/** Outer dimensions in centimetres. */
export const measuresSchema = z.object({
  width: z.number().positive().optional(),
  depth: z.number().positive().optional(),
  height: z.number().positive().optional(),
});
z.globalRegistry.add(measuresSchema, { id: "Measures" });
export type Measures = z.infer<typeof measuresSchema>;

/** A product with one value for each of its options. */
export const variantSchema = z.object({
  id: idSchema,
  sku: z.string().nullable(),
  /** Names of its values; empty for a product without options. */
  name: z.string(),
  /** Key of the value of each option, in option order. */
  values: z.array(z.string()),
  price: z.number().nonnegative(),
  /** Earlier, higher price. */
  compareAtPrice: z.number().positive().optional(),
  quantity: z.int().nonnegative(),
  imageUrl: z.string(),
  measures: measuresSchema.optional(),
  /** All images, front first; omitted if the images of the product show this variant. */
  images: z.array(productImageSchema).optional(),
  /** Attributes that differ from the product's. */
  attributes: z.array(productAttributeSchema).optional(),
});
z.globalRegistry.add(variantSchema, { id: "Variant" });
export type ProductVariant = z.infer<typeof variantSchema>;

/** The part of a variant that a product card shows. */
export const matchSchema = variantSchema
  .pick({ name: true, price: true, compareAtPrice: true, quantity: true, imageUrl: true })
  .extend({ variantId: idSchema });
z.globalRegistry.add(matchSchema, { id: "Match" });
