import * as z from "zod";

/** Kinds of what can be said of a product. */
export const ATTRIBUTE_TYPES = ["number", "choice", "choices", "flag", "text"] as const;
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** Something that can be said of products, as an owner has defined it. */
export const attributeSchema = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(ATTRIBUTE_TYPES),
  /** Of a number. */
  unit: z.string(),
  /** What a choice can be. */
  choices: z.array(z.object({ key: z.string(), name: z.string(), swatch: z.string().nullable() })),
  /** Whether shoppers can narrow a list by it. */
  facet: z.boolean(),
  position: z.int(),
});
export type Attribute = z.infer<typeof attributeSchema>;

export const attributeValueSchema = z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;

/** What is said of one product, with the words that a table shows. */
export const productAttributeSchema = attributeSchema
  .pick({ key: true, name: true, type: true, unit: true })
  .extend({ value: attributeValueSchema, text: z.string() });
export type ProductAttribute = z.infer<typeof productAttributeSchema>;
