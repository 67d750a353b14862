import * as z from "zod";
import { LIMITS } from "../constants";
import { line } from "../fields";
import { ID_PATTERN } from "../models/id-pattern";
import { PRODUCT_IMAGE_KINDS } from "../models/product-image";
import { validationTexts as t } from "../validation-texts";
import { imageUrlField } from "./product-form";

/** URL handle of a product; must not look like an id. */
export const productSlugField = line(LIMITS.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey)
  .refine((slug) => !ID_PATTERN.test(slug), { error: t.slugIsId });
export const metaTitleField = line(LIMITS.metaTitle);
export const metaDescriptionField = line(LIMITS.metaDescription);

/** URL handle and search engine texts of a product; null means id, name and description. */
export const searchTextsFormSchema = z.object({
  slug: productSlugField.nullable(),
  metaTitle: metaTitleField.nullable(),
  metaDescription: metaDescriptionField.nullable(),
});
z.globalRegistry.add(searchTextsFormSchema, { id: "SearchTextsForm" });
export type SearchTextsForm = z.infer<typeof searchTextsFormSchema>;

/** All images of a product in order; the first is the main image. */
export const productImagesField = z
  .array(z.object({ url: imageUrlField, alt: line(), kind: z.enum(PRODUCT_IMAGE_KINDS) }))
  .min(1, t.imageRequired)
  .max(LIMITS.productImages, t.tooManyImages)
  .superRefine((images, context) => {
    const urls = images.map(({ url }) => url);
    urls.forEach((url, index) => {
      if (urls.indexOf(url) < index)
        context.addIssue({ code: "custom", path: [index, "url"], message: t.duplicateImage });
    });
  });
export const productImagesFormSchema = z.object({ images: productImagesField });
z.globalRegistry.add(productImagesFormSchema, { id: "ProductImagesForm" });
export type ProductImagesForm = z.infer<typeof productImagesFormSchema>;
