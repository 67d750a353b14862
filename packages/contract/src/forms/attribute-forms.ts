import * as z from "zod";
import { freeText, line } from "../fields";
import { ATTRIBUTE_TYPES } from "../models/attribute";
import { validationTexts as t } from "../validation-texts";

const MOST_CHOICES = 100;
/** The key of an attribute: part of addresses. */
export const attributeKey = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, t.optionKey);

/** Rules of an attribute that an owner defines. */
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
        }),
      )
      .max(MOST_CHOICES)
      .optional(),
    facet: z.boolean(),
    position: z.int().min(0).max(1_000).optional(),
  })
  .superRefine(({ type, choices = [] }, context) => {
    const isChoice = type === "choice" || type === "choices";
    if (isChoice === (choices.length === 0))
      context.addIssue({ code: "custom", path: ["choices"], message: t.attributeChoices });
    const keys = choices.map(({ key }) => key);
    keys.forEach((key, place) => {
      if (keys.indexOf(key) < place)
        context.addIssue({ code: "custom", path: ["choices", place, "key"], message: t.valueTwice });
    });
  });
export type AttributeForm = z.infer<typeof attributeFormSchema>;

const LARGEST = 1_000_000;
/** What can be said of a product; whether it suits its attribute is known where the attributes are. */
export const attributeValueField = z.union(
  [
    z.number().min(0, t.attributeNumber).max(LARGEST, t.attributeNumber),
    z.boolean(),
    freeText(500),
    z.array(z.string().max(60)).max(20),
  ],
  { error: () => t.attributeValue },
);

/** What is said of one product, by key; null or an empty text says nothing. Whether it fits is known where the attributes are. */
export const productAttributesSchema = z.object({
  attributes: z
    .record(attributeKey, attributeValueField.nullable())
    .refine((given) => Object.keys(given).length <= 100),
});
export type ProductAttributesForm = z.infer<typeof productAttributesSchema>;
