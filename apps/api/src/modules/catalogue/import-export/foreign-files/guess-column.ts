import { columnOf, type FileColumn } from "../variant-columns";
import { plainHeading } from "./cells";

/** Usual headings of columns in lists of suppliers and in other shops. */
const USUAL_HEADINGS = {
  name: "product productname producttitle articlename itemname bezeichnung artikelbezeichnung produktname",
  description: "bodyhtml body text details longdescription productdescription beschreibung",
  category: "categories productcategory producttype type department kategorie",
  price: "regularprice unitprice retailprice netprice preis verkaufspreis",
  quantity:
    "stock qty inventory inventoryqty inventoryquantity units onhand instock bestand lagerbestand menge",
  imageUrl: "image images picture pictures photo photos imagelink imageurls mainimage bild bilder",
  imageAlt: "alttext imagealt alternativetext",
  sku: "articlenumber articleno itemnumber itemno productcode code partnumber artikelnummer",
  compareAtPrice: "rrp msrp listprice originalprice compareat uvp",
  salePrice: "specialprice offerprice discountprice angebotspreis",
  slug: "urlhandle urlkey permalink",
  published: "status active visible visibility publishedononlinestore",
  metaTitle: "pagetitle metatitel",
  metaDescription: "metadesc",
} as const satisfies Partial<Record<FileColumn, string>>;
const GUESSES = new Map(
  Object.entries(USUAL_HEADINGS).flatMap(([column, headings]) =>
    headings.split(" ").map((heading) => [heading, column as FileColumn]),
  ),
);

/** The column that each heading probably means, and an empty text for the others. Each column is used once. */
export function guessColumns(headings: readonly string[]): string[] {
  const used = new Set<string>();
  return headings.map((heading) => {
    const column = columnOf(heading) ?? GUESSES.get(plainHeading(heading)) ?? "";
    if (used.has(column)) return "";
    used.add(column);
    return column;
  });
}
