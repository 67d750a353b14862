import * as z from "zod";

/** Pages whose text the shop owner can edit, with the key of the setting. */
export const TEXT_PAGES = {
  terms: "termsText",
  privacy: "privacyText",
  returns: "returnsText",
  about: "aboutText",
  services: "servicesText",
} as const;
export type TextPage = keyof typeof TEXT_PAGES;
export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPage, ...TextPage[]];

const MAX_CHARACTERS = 50_000;

/** Page text in Markdown; null means the default text. Line endings are normalised. */
export const pageTextSchema = z
  .string("must be text")
  .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .normalize("NFC")
      .min(1, "must not be empty")
      .max(MAX_CHARACTERS, `must have at most ${MAX_CHARACTERS.toLocaleString("en-US")} characters`)
      .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "must not contain control characters"),
  )
  .nullable();
