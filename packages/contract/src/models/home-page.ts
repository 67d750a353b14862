import * as z from "zod";
import { CATEGORIES } from "./category";

const words = (max: number, min = 1) =>
  z
    .string("must be text")
    .trim()
    .normalize("NFC")
    .min(min, "must not be empty")
    .max(max, `must have at most ${max} characters`)
    .regex(/^[^\p{Cc}]*$/u, "must not contain control characters");

const OWN_PICTURE = /^(?:https?:\/\/[^/?#]+)?(\/images\/(?:[\w-]+\/)*[\w-]+\.\w+)$/;

/** A picture that the shop itself serves, as the upload answers with it; kept without the shop's address, which may change. */
export const ownPictureSchema = z
  .string("must be an image")
  .max(500, "must be an image")
  .regex(OWN_PICTURE, "must be an image that was uploaded here")
  .transform((address) => OWN_PICTURE.exec(address)?.[1] ?? "");

const shown = { imageUrl: ownPictureSchema, alt: words(200), title: words(80), text: words(300, 0) };

const differ = (what: string) => ({ error: `must have different ${what}` });

/** What an owner may say on the home page. `{shop}` in the story stands for the shop's name. */
export const homePageSchema = z.strictObject(
  {
    slides: z
      .array(z.strictObject(shown), "must have slides")
      .min(1, "must have a slide")
      .max(10, "must have at most 10 slides")
      .refine((all) => new Set(all.map(({ title }) => title)).size === all.length, differ("titles")),
    /** On small screens, below the slides. */
    headline: words(120),
    headlineText: words(400, 0),
    /** On wide screens, above the tiles. */
    lead: words(200),
    tiles: z
      .array(
        z.strictObject({ category: z.enum(CATEGORIES, "must be a category"), ...shown }),
        "must have tiles",
      )
      .max(CATEGORIES.length, `must have at most ${CATEGORIES.length} tiles`)
      .refine(
        (all) => new Set(all.map(({ category }) => category)).size === all.length,
        differ("categories"),
      ),
    story: z.strictObject({ ...shown, title: words(120), text: words(1_000) }),
  },
  "must be a home page with slides, tiles and a story",
);
export type HomePage = z.output<typeof homePageSchema>;
