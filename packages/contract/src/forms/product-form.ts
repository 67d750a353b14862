import * as z from "zod";
import { LIMITS } from "../constants";
import { hasTwoDecimals, line, paragraph, requiredCheckbox } from "../fields";
import { categoryField, showroomCategoryField } from "../models/category-schema";
import { idSchema } from "../models/id";
import { validationTexts as t } from "../validation-texts";

const amount = (max: number) => z.number({ error: () => t.required }).max(max, t.tooLarge);

const isHttpUrl = (text: string) => {
  if (!URL.canParse(text)) return false;
  const { protocol } = new URL(text);
  return protocol === "https:" || protocol === "http:";
};

/** URL of an image. */
export const imageUrlField = line(LIMITS.url).refine(isHttpUrl, { error: t.imageUrl });

/** Price of a product or variant. */
export const priceField = amount(LIMITS.price)
  .min(1, t.productPriceMin)
  .refine(hasTwoDecimals, { error: t.twoDecimals });

const quantityField = amount(LIMITS.quantity);

/** Stock of a variant. */
export const stockField = quantityField
  .min(0, t.stockBelowZero)
  .refine(Number.isInteger, { error: t.wholeNumber });

/** Form for a new product, with the messages of the specification. */
export const productFormSchema = z.object({
  name: line().min(5, t.nameMin),
  description: paragraph(10, t.descriptionMin),
  category: showroomCategoryField,
  price: amount(LIMITS.price).min(1, t.priceMin).refine(hasTwoDecimals, { error: t.twoDecimals }),
  quantity: quantityField.min(1, t.quantityMin).refine(Number.isInteger, { error: t.wholeNumber }),
  imageUrl: imageUrlField,
  acceptedTos: requiredCheckbox(t.confirmRequired),
});
export type ProductForm = z.infer<typeof productFormSchema>;

const editFields = productFormSchema.extend({
  quantity: quantityField.min(0, t.quantityMin).refine(Number.isInteger, { error: t.wholeNumber }),
  /** Stock that the editor saw. Only the difference is applied, to preserve sales in the meantime. */
  quantitySeen: z.int().min(0).max(LIMITS.quantity).optional(),
});

/** A quantity of 0 is valid only if the product was already sold out. */
const isValidQuantity = ({
  quantity,
  quantitySeen,
}: {
  quantity: number;
  quantitySeen?: number | undefined;
}) => quantity !== 0 || quantitySeen === 0;
// Also checked while other fields are invalid, like the rules of single fields.
const soldOutRule = {
  error: t.quantityMin,
  path: ["quantity"],
  when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null,
};

const updateFields = editFields.extend({ id: idSchema });
/** Fields with messages in plain English. In trading mode a product may be sold out from the start. */
export const tradingProductFields = {
  name: line().min(5, t.productNameMin),
  description: paragraph(10, t.productDescriptionMin),
  category: categoryField,
  price: priceField,
  quantity: stockField,
};
const draft = {
  /** Only editors see a draft until it is published. */
  draft: z.boolean().optional(),
};

/** Form for an edit, by mode of the shop. In showroom mode only a sold-out product may keep a quantity of 0. */
export const productEditSchemas = {
  showroom: editFields.refine(isValidQuantity, soldOutRule),
  trading: editFields.extend(tradingProductFields),
};
export type ProductEdit = z.infer<typeof productEditSchemas.showroom>;

/** An edit as sent to the server, by mode of the shop. */
export const productUpdateSchemas = {
  showroom: updateFields.refine(isValidQuantity, soldOutRule).meta({ id: "ProductUpdate" }),
  trading: updateFields.extend(tradingProductFields),
};

const { acceptedTos: _, ...editable } = productFormSchema.shape;

/** Changed fields of a product, by mode of the shop. A missing field stays as it is. */
export const productPatchSchemas = {
  showroom: z.strictObject(editable).partial().meta({ id: "ProductPatch" }),
  trading: z.strictObject({ ...editable, ...tradingProductFields }).partial(),
};

/** A new product as sent to the server, by mode of the shop. */
export const newProductSchemas = {
  showroom: productFormSchema.extend(draft).meta({ id: "NewProduct" }),
  trading: productFormSchema.extend({ ...tradingProductFields, ...draft }),
};
