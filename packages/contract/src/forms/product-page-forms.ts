import * as z from "zod";
import { LIMITS } from "../constants";
import { line } from "../fields";
import { ID_PATTERN } from "../models/id-pattern";
import { PRODUCT_IMAGE_KINDS } from "../models/product-image";
import { validationTexts as t } from "../validation-texts";
import { imageUrlField } from "./product-form";

/** The part of an address that names a product; what looks like an id would be taken for one. */
export const productSlugField = line(LIMITS.slug)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, t.optionKey)
  .refine((slug) => !ID_PATTERN.test(slug), { error: t.slugIsId });
/** What search engines show as the title of a page, and below it. */
export const metaTitleField = line(LIMITS.metaTitle);
export const metaDescriptionField = line(LIMITS.metaDescription);

/** What search engines show of a product; null: its name, its first words, and its id in the address. */
export const searchTextsFormSchema = z.object({
  slug: productSlugField.nullable(),
  metaTitle: metaTitleField.nullable(),
  metaDescription: metaDescriptionField.nullable(),
});
export type SearchTextsForm = z.infer<typeof searchTextsFormSchema>;

/** The pictures of a product, all of them in their order; the first is the main one. */
export const picturesFormSchema = z
  .object({
    images: z
      .array(z.object({ url: imageUrlField, alt: line(), kind: z.enum(PRODUCT_IMAGE_KINDS) }))
      .min(1, t.pictureNeeded)
      .max(LIMITS.pictures, t.picturesMany),
  })
  .superRefine(({ images }, context) => {
    const urls = images.map(({ url }) => url);
    urls.forEach((url, place) => {
      if (urls.indexOf(url) < place)
        context.addIssue({ code: "custom", path: ["images", place, "url"], message: t.pictureTwice });
    });
  });
export type PicturesForm = z.infer<typeof picturesFormSchema>;
