import { z } from "zod";
import { LIMITS } from "../constants";
import { line, paragraph, ticked } from "../fields";
import { categoryField } from "../models/category-schema";
import { validationTexts as t } from "../texts";

const amount = (max: number) => z.number({ error: () => t.required }).max(max, t.tooLarge);

/** Whole cents only: 0.1 + 0.2 style noise is forgiven, a third decimal is not. */
const hasTwoDecimals = (price: number) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6;

const isHttpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === "https:" || protocol === "http:";
};

/** Rules and texts of the create and edit product form. */
export const productFormSchema = z.object({
  name: line().min(5, t.nameMin),
  description: paragraph(10, t.descriptionMin),
  category: categoryField,
  price: amount(LIMITS.price).min(1, t.priceMin).refine(hasTwoDecimals, { error: t.twoDecimals }),
  quantity: amount(LIMITS.quantity).min(1, t.quantityMin).refine(Number.isInteger, { error: t.wholeNumber }),
  imageUrl: line(LIMITS.url).refine(isHttpUrl, { error: t.imageUrl }),
  acceptedTos: ticked(t.confirmTicked),
});
export type ProductForm = z.infer<typeof productFormSchema>;
