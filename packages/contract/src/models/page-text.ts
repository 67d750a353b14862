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
// Ten times as much as a long legal text needs.
const MAX_PAGE_BYTES = 2_000_000;
// The tags and classes of an element, and its node in the data of the page.
const BYTES_PER_ELEMENT = 120;
// The text of a heading is also its anchor, and twice in the table of contents; all text is in the data again.
const MAX_COPIES = 6;
const MAX_SHOP_NAME = 60;

/** An upper bound for the bytes of the rendered page: a small text can become a page of many megabytes. */
function estimateBytes(text: string): number {
  const shopNames = text.split("{shop}").length - 1;
  const characters = new TextEncoder().encode(text).length + shopNames * MAX_SHOP_NAME;
  // Written as "&quot;" or "\\u003c".
  const escaped = text.match(/[&<>"']/g)?.length ?? 0;
  return estimateElements(text) * BYTES_PER_ELEMENT + characters * MAX_COPIES + escaped * 2 * MAX_COPIES;
}

function estimateElements(text: string): number {
  const marks = text.match(/[\n*_`~[<]/g)?.length ?? 0;
  // A line can open many lists and quotations. A heading has an entry in the table of contents.
  const blocks = text.match(/^[\s>*+#=.)\d-]+/gm)?.reduce((sum, start) => sum + markersIn(start), 0) ?? 0;
  return marks + blocks * 2 + countCells(text);
}

const markersIn = (start: string) => start.match(/[>*+#=.)-]/g)?.length ?? 0;

/** Cells of tables. Rows with fewer cells than the header are filled up with empty cells. */
function countCells(text: string): number {
  const cells = text.split(/\n[\t ]*\n/).map((block) => {
    const lines = block.split("\n");
    const columns = lines.reduce((most, line) => Math.max(most, line.split("|").length), 1);
    return columns === 1 ? 0 : columns * lines.length;
  });
  return cells.reduce((sum, count) => sum + count, 0);
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
      .refine((text) => estimateBytes(text) <= MAX_PAGE_BYTES, "would make a page of more than 2 MB"),
  )
  .nullable();
