import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals, line, paragraph, ticked } from "../fields";
import { categoryField } from "../models/category-schema";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

const amount = (max: number) => z.number({ error: () => t.required }).max(max, t.tooLarge);

const isHttpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === "https:" || protocol === "http:";
};

/** The address of a picture, as a form takes it. */
export const imageUrlField = line(LIMITS.url).refine(isHttpUrl, { error: t.imageUrl });

const pieces = amount(LIMITS.quantity);

/** Rules and texts of the create and edit product form. */
export const productFormSchema = z.object({
  name: line().min(5, t.nameMin),
  description: paragraph(10, t.descriptionMin),
  category: categoryField,
  price: amount(LIMITS.price).min(1, t.priceMin).refine(hasTwoDecimals, { error: t.twoDecimals }),
  quantity: pieces.min(1, t.quantityMin).refine(Number.isInteger, { error: t.wholeNumber }),
  imageUrl: imageUrlField,
  acceptedTos: ticked(t.confirmTicked),
});
export type ProductForm = z.infer<typeof productFormSchema>;

const editFields = productFormSchema.extend({
  quantity: pieces.min(0, t.quantityMin).refine(Number.isInteger, { error: t.wholeNumber }),
  /** The stock that the editor saw: it changes by the difference to it, so that pieces sold meanwhile stay sold. */
  quantitySeen: z.int().min(0).max(LIMITS.quantity).optional(),
});

/** The rule for a quantity of 0: only a sold-out product that stays one may be saved with it. */
const isSoldOutOrMore = ({
  quantity,
  quantitySeen,
}: {
  quantity: number;
  quantitySeen?: number | undefined;
}) => quantity !== 0 || quantitySeen === 0;
// Judged also while other fields are still wrong, as every rule of one field is.
const soldOutRule = {
  error: t.quantityMin,
  path: ["quantity"],
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

/** Rules of an edit: the form's, but a product that is sold out may stay so. */
export const productEditSchema = editFields.refine(isSoldOutOrMore, soldOutRule);
export type ProductEdit = z.infer<typeof productEditSchema>;

/** An edit as it travels. */
export const productUpdateSchema = editFields.extend({ id: idSchema }).refine(isSoldOutOrMore, soldOutRule);
