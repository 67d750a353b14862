import { LIMITS } from "@larkwood/contract";
import type { CsvRecord } from "../../../../core/csv";
import type { FileColumn } from "../variant-columns";
import { htmlToText, isHtml, tidy } from "./html-to-text";

/** Cells of a translated row, by column of our own format. */
export type Cells = Partial<Record<FileColumn, string>>;

/** A product of another shop's file: its rows, and its pictures in their order. */
export interface ForeignProduct {
  rows: readonly { line: number; cells: Cells }[];
  pictures: readonly Picture[];
}

export interface Picture {
  url: string;
  alt: string;
}

/** Translates the records of a file to records of our own columns. */
export interface Translator {
  columns: readonly FileColumn[];
  /** Headings that the import leaves out. */
  ignored: readonly string[];
  translate(records: AsyncIterable<CsvRecord>): AsyncGenerator<CsvRecord>;
}

/** Letters and digits of a heading in lower case: `Body (HTML)` is `bodyhtml`. */
export const plainHeading = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Reads cells by their headings; the first heading that the file has counts. */
export function createCellReader(headings: readonly string[]) {
  const indexes = new Map(headings.map((heading, index) => [plainHeading(heading), index]));
  const used = new Set<number>();
  const indexOf = (names: readonly string[]) => {
    const index = names.map((name) => indexes.get(name)).find((candidate) => candidate !== undefined);
    if (index !== undefined) used.add(index);
    return index;
  };
  return {
    has: (...names: string[]) => indexOf(names) !== undefined,
    read: ({ cells }: CsvRecord, ...names: string[]) => cells[indexOf(names) ?? -1]?.trim() ?? "",
    /** Headings that were never read. */
    unused: () => headings.filter((heading, index) => heading.trim() !== "" && !used.has(index)),
  };
}
export type CellReader = ReturnType<typeof createCellReader>;

/** The records of a product: a row for each of its rows or pictures. */
export function* toRecords(
  { rows, pictures }: ForeignProduct,
  columns: readonly FileColumn[],
): Generator<CsvRecord> {
  for (let index = 0; index < Math.max(rows.length, pictures.length); index += 1) {
    const row = rows[index];
    const picture = pictures[index];
    const cells: Cells = { ...row?.cells, imageUrl: picture?.url ?? "", imageAlt: picture?.alt ?? "" };
    yield { line: row?.line ?? rows[0]?.line ?? 1, cells: columns.map((column) => cells[column] ?? "") };
  }
}

/** Moves the picture of the first variant to the front, because it is shown for the product. */
export function withMainPicture(pictures: readonly Picture[], mainUrl: string): Picture[] {
  const main = pictures.find(({ url }) => url === mainUrl);
  return main ? [main, ...pictures.filter((picture) => picture !== main)] : [...pictures];
}

/** A description as plain paragraphs, completed by the name if it is too short, and cut at a paragraph if too long. */
export function toDescription(text: string, name: string): string {
  const plain = isHtml(text) ? htmlToText(text) : tidy(text);
  const complete =
    plain.length >= MIN_DESCRIPTION ? plain : [plain, `${name}. More details soon.`].join("\n\n").trim();
  if (complete.length <= LIMITS.longText) return complete;
  const start = complete.slice(0, LIMITS.longText);
  const end = Math.max(start.lastIndexOf("\n"), start.lastIndexOf(". ") + 1);
  return start.slice(0, end > 0 ? end : LIMITS.longText).trim();
}
const MIN_DESCRIPTION = 10;

/** A single line of at most `max` characters. */
export function toLine(text: string, max: number): string {
  const plain = tidy(isHtml(text) ? htmlToText(text) : text).replace(/\n+/g, " ");
  return plain.length <= max ? plain : `${plain.slice(0, max - 1).trim()}…`;
}

/** The last part of a product's address: latin letters, digits and hyphens. */
export function toSlug(text: string): string {
  const latin = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return latin.replace(/^-/, "").slice(0, LIMITS.slug).replace(/-$/, "");
}

/** The price without currency and thousands separators; a text that is no price is unchanged. */
export function toPrice(text: string): string {
  const plain = text.replace(/[^\d.,]+/g, "");
  return plain === "" ? text : plain;
}

/** Regular price and sale price, from the price that shoppers pay and the price before. */
export function toPrices(price: string, priceBefore: string): { price: string; salePrice: string } {
  const isSale = toNumber(priceBefore) > toNumber(price);
  return isSale ? { price: priceBefore, salePrice: price } : { price, salePrice: "" };
}
const toNumber = (text: string) => Number(text.replace(",", ".")) || 0;

/** Units in stock. Other shops count below zero when they sell more than they have, and leave the cell empty if they don't count. */
export const toQuantity = (text: string) =>
  text === "" || text.startsWith("-") ? "0" : text.replace(/\.0+$/, "");

/** Other shops protect SKUs from spreadsheets by an apostrophe. */
export const toSku = (text: string) => text.replace(/^'/, "");
