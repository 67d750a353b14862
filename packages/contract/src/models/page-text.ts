import * as z from "zod";

/** The pages whose words are the owner's, each with the setting that holds them. */
export const TEXT_PAGES = {
  terms: "termsText",
  privacy: "privacyText",
  returns: "returnsText",
  about: "aboutText",
  services: "servicesText",
} as const;
export type TextPage = keyof typeof TEXT_PAGES;
export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPage, ...TextPage[]];

const MOST_SIGNS = 50_000;

/** A page's words in Markdown; null: the page as it comes. Line ends become one kind, so that the same text is the same. */
export const pageTextSchema = z
  .string("must be text")
  .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
  .pipe(
    z
      .string()
      .normalize("NFC")
      .min(1, "must not be empty")
      .max(MOST_SIGNS, `must have at most ${MOST_SIGNS.toLocaleString("en-US")} characters`)
      .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "must not contain control characters"),
  )
  .nullable();
