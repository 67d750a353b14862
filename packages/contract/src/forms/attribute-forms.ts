import * as z from "zod";
import { freeText, line } from "../fields";
import { ATTRIBUTE_TYPES } from "../models/attribute";
import { uploadedImageSchema } from "../models/home-page";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

const MAX_CHOICES = 100;
/** Key of an attribute, used in URLs. */
export const attributeKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, t.optionKey);

/** Form for an attribute definition. */
export const attributeFormSchema = z
  .object({
    name: line(40),
    type: z.enum(ATTRIBUTE_TYPES),
    unit: freeText(10).optional(),
    choices: z
      .array(
        z.object({
          key: line(60).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey),
          name: line(60),
          swatch: z
            .string()
            .regex(/^#[0-9a-f]{6}$/i, t.swatch)
            .nullish(),
          /** Words and picture of a kind's page. */
          text: freeText(300).optional(),
          imageUrl: uploadedImageSchema.nullish(),
        }),
      )
      .max(MAX_CHOICES)
      .optional(),
    facet: z.boolean(),
    position: z.int().min(0).max(1_000).optional(),
  })
  .superRefine(({ type, choices = [] }, context) => {
    const isChoice = type === "choice" || type === "choices";
    if (isChoice === (choices.length === 0))
      context.addIssue({ code: "custom", path: ["choices"], message: t.attributeChoices });
    const keys = choices.map(({ key }) => key);
    keys.forEach((key, index) => {
      if (keys.indexOf(key) < index)
        context.addIssue({ code: "custom", path: ["choices", index, "key"], message: t.duplicateValue });
    });
  });
z.globalRegistry.add(attributeFormSchema, { id: "AttributeForm" });
export type AttributeForm = z.infer<typeof attributeFormSchema>;

const MAX_NUMBER = 1_000_000;
/** An attribute value. The server checks it against the definition of the attribute. */
export const attributeValueField = z.union(
  [
    z.number().min(0, t.attributeNumber).max(MAX_NUMBER, t.attributeNumber),
    z.boolean(),
    freeText(500),
    z.array(z.string().max(60)).max(20),
  ],
  { error: () => t.attributeValue },
);

/** Attribute values of one product by key; null or an empty text removes a value. */
export const productAttributesSchema = z.object({
  /** Sets those in which this variant differs from the product. */
  variantId: idSchema.optional(),
  attributes: z
    .record(attributeKey, attributeValueField.nullable())
    .refine((values) => Object.keys(values).length <= 100),
});
z.globalRegistry.add(productAttributesSchema, { id: "ProductAttributes" });
export type ProductAttributesForm = z.infer<typeof productAttributesSchema>;
