import * as z from "zod";

/** Value types of product attributes. */
export const ATTRIBUTE_TYPES = ["number", "choice", "choices", "flag", "text"] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** A product attribute that the shop owner has defined. */
export const attributeSchema = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  /** Unit of a number. */
  unit: z.string(),
  /** Allowed values of a choice. */
  choices: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      swatch: z.string().nullable(),
      /** Words of a kind's page. */
      text: z.string().optional(),
      /** Picture of a kind's page, instead of a product's. */
      imageUrl: z.string().nullish(),
    }),
  ),
  /** Whether shoppers can filter by it. */
  facet: z.boolean(),
  position: z.int(),
});
z.globalRegistry.add(attributeSchema, { id: "Attribute" });
export type Attribute = z.infer<typeof attributeSchema>;

export const attributeValueSchema = z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]);
z.globalRegistry.add(attributeValueSchema, { id: "AttributeValue" });
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** Attribute value of one product, with its display text. */
export const productAttributeSchema = attributeSchema
  .pick({ key: true, name: true, type: true, unit: true })
  .extend({ value: attributeValueSchema, text: z.string() });
z.globalRegistry.add(productAttributeSchema, { id: "ProductAttribute" });
export type ProductAttribute = z.infer<typeof productAttributeSchema>;
