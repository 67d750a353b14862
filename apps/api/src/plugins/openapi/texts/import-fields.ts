import type { FieldTexts } from "./field-text";

/** Fields of imports. */
export const importFields: FieldTexts = {
  column: ["Name of the column.", "price"],
  columns: ["The column that each heading means; empty if unknown.", "price"],
  copied: ["Number of pictures that were copied.", 120],
  examples: ["The first rows.", "Oak table"],
  failures: ["Pictures that could not be copied."],
  headings: ["Headings of the file.", "Price"],
  ignored: ["Headings that the import leaves out.", "Notes"],
  productId: ["Id of the product.", "65a1f062544eeda1d32a8aa2"],
  productName: ["Name of the product.", "Harlow Sofa"],
  retried: ["Number of pictures that are tried again.", 2],
  table: ["The table of a file whose columns are unknown."],
};
