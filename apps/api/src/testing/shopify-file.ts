import { encodeCsv } from "../core/csv";

const HEADINGS =
  "Handle|Title|Body (HTML)|Vendor|Product Category|Type|Tags|Published|Option1 Name|Option1 Value|Option1 Linked To|Option2 Name|Option2 Value|Option2 Linked To|Option3 Name|Option3 Value|Option3 Linked To|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Inventory Policy|Variant Fulfillment Service|Variant Price|Variant Compare At Price|Variant Requires Shipping|Variant Taxable|Variant Barcode|Image Src|Image Position|Image Alt Text|Gift Card|SEO Title|SEO Description|Variant Image|Variant Weight Unit|Cost per item|Status".split(
    "|",
  );

type Row = Record<string, string>;

/** A product export of Shopify with the given cells. */
export const shopifyCsv = (rows: readonly Row[]) =>
  encodeCsv([HEADINGS, ...rows.map((row) => HEADINGS.map((heading) => row[heading] ?? ""))]);

interface Pictures {
  /** The address of a picture by its name. */
  pictureUrl: (name: string) => string;
  series?: string;
}

/** A sofa in two fabrics, on sale in one, with two more pictures. */
export const sofaRows = ({ pictureUrl, series = "fern" }: Pictures): Row[] => [
  {
    ...{
      Handle: `${series}-sofa`,
      Title: "Fern Sofa",
      Vendor: "Fern & Sons",
      Type: "Sofas",
      Status: "active",
    },
    "Body (HTML)":
      '<p>A sofa with <strong>loose</strong> covers,\nmade of "ash &amp; wool".</p>\n<ul><li>220&nbsp;cm wide</li><li>Seats three</li></ul>',
    ...{ "Product Category": "Furniture > Sofas", Published: "true", "SEO Title": "Fern Sofa, three seats" },
    ...{ "Option1 Name": "Fabric", "Option1 Value": "Moss", "Variant SKU": `${series}-moss` },
    ...{ "Variant Inventory Tracker": "shopify", "Variant Inventory Qty": "7" },
    ...{ "Variant Price": "899.00", "Variant Compare At Price": "999.00" },
    ...{
      "Image Src": pictureUrl("sofa"),
      "Image Position": "1",
      "Image Alt Text": "The sofa from the front",
    },
    "Variant Image": pictureUrl("sofa"),
  },
  {
    ...{ Handle: `${series}-sofa`, "Option1 Value": "Sand", "Variant SKU": `'${series}-sand` },
    ...{ "Variant Inventory Qty": "-2", "Variant Price": "949.00", "Variant Compare At Price": "" },
    ...{ "Image Src": pictureUrl("side"), "Image Position": "2", "Variant Image": pictureUrl("side") },
  },
  {
    Handle: `${series}-sofa`,
    "Image Src": pictureUrl("detail"),
    "Image Position": "3",
    "Image Alt Text": "Detail",
  },
];

/** A product without options that is not published. */
export const lampRow = ({ pictureUrl, series = "fern" }: Pictures, status = "draft"): Row => ({
  ...{ Handle: `${series}-lamp`, Title: "Fern Lamp", "Body (HTML)": "", Published: "true", Status: status },
  ...{ "Option1 Name": "Title", "Option1 Value": "Default Title", "Variant SKU": `${series}-lamp` },
  ...{ "Variant Inventory Qty": "4", "Variant Price": "59.00", "Image Src": pictureUrl("lamp") },
});
