import type { Attribute } from "@larkwood/contract";

/** On-screen names of the columns of an import, in the order of the selection. */
const COLUMN_TEXTS: readonly (readonly [string, string])[] = [
  ["name", "Name"],
  ["description", "Description"],
  ["category", "Category"],
  ["price", "Price"],
  ["salePrice", "Sale price"],
  ["compareAtPrice", "Compare-at price"],
  ["quantity", "Stock"],
  ["sku", "SKU"],
  ["imageUrl", "Image URL"],
  ["imageAlt", "Alt text of the image"],
  ["variantImageUrl", "Image URL of the variant"],
  ["option1Name", "Option 1: name"],
  ["option1Value", "Option 1: value"],
  ["option2Name", "Option 2: name"],
  ["option2Value", "Option 2: value"],
  ["option3Name", "Option 3: name"],
  ["option3Value", "Option 3: value"],
  ["published", "Published"],
  ["slug", "URL handle"],
  ["metaTitle", "Search engine title"],
  ["metaDescription", "Search engine description"],
  ["collections", "Collections"],
  ["id", "Product id"],
];

/** What a column of a file can be imported as. */
export const columnOptions = (attributes: readonly Attribute[]) => [
  { value: "", label: "Ignore" },
  ...COLUMN_TEXTS.map(([value, label]) => ({ value, label })),
  ...attributes.map(({ key, name }) => ({ value: `attribute:${key}`, label: `Attribute: ${name}` })),
];

/** Columns by which the import recognises a product. */
const IDENTIFYING = ["name", "sku", "id", "slug"];

/** What is wrong with the chosen columns; null if nothing. */
export function findColumnProblem(columns: readonly string[]): string | null {
  const chosen = columns.filter((column) => column !== "");
  const repeated = COLUMN_TEXTS.find(([value]) => chosen.indexOf(value) !== chosen.lastIndexOf(value));
  if (repeated) return `"${repeated[1]}" is chosen twice. Ignore one of the columns.`;
  if (new Set(chosen).size < chosen.length) return "An attribute is chosen twice. Ignore one of the columns.";
  return chosen.some((column) => IDENTIFYING.includes(column))
    ? null
    : "Choose the column with the name or the SKU.";
}
