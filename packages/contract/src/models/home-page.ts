import * as z from "zod";
import { CATEGORIES } from "./category";

const textField = (max: number, min = 1) =>
  z
    .string("must be text")
    .trim()
    .normalize("NFC")
    .min(min, "must not be empty")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const UPLOADED_IMAGE = /^(?:https?:\/\/[^/?#]+)?(\/images\/(?:[\w-]+\/)*[\w-]+\.\w+)$/;

/** URL of an image uploaded to this shop. Only its path is stored, because the host may change. */
export const uploadedImageSchema = z
  .string("must be an image")
  .max(500, "must be an image")
  .regex(UPLOADED_IMAGE, "must be an image that was uploaded here")
  .transform((url) => UPLOADED_IMAGE.exec(url)?.[1] ?? "");

const imageWithText = {
  imageUrl: uploadedImageSchema,
  alt: textField(200),
  title: textField(80),
  text: textField(300, 0),
};

const mustBeUnique = (field: string) => ({ error: `must have different ${field}` });

/** Content of the home page. `{shop}` in the story is replaced by the shop's name. */
export const homePageSchema = z.strictObject(
  {
    slides: z
      .array(z.strictObject(imageWithText), "must have slides")
      .min(1, "must have a slide")
      .max(10, "must have at most 10 slides")
      .refine(
        (slides) => new Set(slides.map(({ title }) => title)).size === slides.length,
        mustBeUnique("titles"),
      ),
    /** Below the slides, on small screens. */
    headline: textField(120),
    headlineText: textField(400, 0),
    /** Above the tiles, on wide screens. */
    lead: textField(200),
    tiles: z
      .array(
        z.strictObject({ category: z.enum(CATEGORIES, "must be a category"), ...imageWithText }),
        "must have tiles",
      )
      .max(CATEGORIES.length, `must have at most ${CATEGORIES.length} tiles`)
      .refine(
        (tiles) => new Set(tiles.map(({ category }) => category)).size === tiles.length,
        mustBeUnique("categories"),
      ),
    story: z.strictObject({ ...imageWithText, title: textField(120), text: textField(1_000) }),
  },
  "must be a home page with slides, tiles and a story",
);
export type HomePage = z.output<typeof homePageSchema>;
