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
// About ten times as much as a long legal text has.
const MAX_ELEMENTS = 10_000;

/**
 * An upper bound for the elements of the rendered page. A short row of a table is filled up with empty cells, so that a
 * small text can become a page of many megabytes.
 */
function estimateElements(text: string): number {
  const marks = text.match(/[\n*_`~[<]/g)?.length ?? 0;
  const cells = text.split(/\n[\t ]*\n/).map((block) => {
    const lines = block.split("\n");
    const columns = lines.reduce((most, line) => Math.max(most, line.split("|").length), 1);
    return columns === 1 ? 0 : columns * lines.length;
  });
  return cells.reduce((sum, count) => sum + count, marks);
}

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
      .regex(/^(?:[^\p{Cc}]|[\n\t])*$/u, "must not contain control characters")
      .refine(
        (text) => estimateElements(text) <= MAX_ELEMENTS,
        "has too many table cells, list items or links",
      ),
  )
  .nullable();
