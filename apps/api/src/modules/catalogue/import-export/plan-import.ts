import { type ImportLine, type ImportSource, idSchema, validationTexts } from "@larkwood/contract";
import type { CsvRecord } from "../../../core/csv";
import { CSV_COLUMNS, type CsvProduct, cellSchemas } from "./product-columns";
import { noParts, type RowParts, readPart } from "./read-parts";
import { columnOf, type FileColumn, hasExtendedColumns, isCsvColumn } from "./variant-columns";

type FieldColumn = keyof typeof cellSchemas;
export type Fields = Partial<Omit<CsvProduct, "id">>;

export const FIELD_OF: Record<FieldColumn, keyof Fields> = {
  name: "name",
  description: "description",
  category: "category",
  price: "priceCents",
  quantity: "quantity",
  imageUrl: "imageUrl",
  createdAt: "createdAt",
};
const REQUIRED_COLUMNS: readonly FieldColumn[] = [
  "name",
  "description",
  "category",
  "price",
  "quantity",
  "imageUrl",
];

/** A parsed and validated line of the file. */
export interface CsvRow {
  line: number;
  /** Empty for a new product that gets a generated id. */
  id: string;
  fields: Fields;
  errors: Record<string, string>;
  /** The extended columns, if the file has any: variant, image, attributes. */
  parts?: RowParts;
}

const ALL_COLUMNS = `${CSV_COLUMNS.join(", ")} (and the columns for variants, images and attributes, named as in the export)`;

/** Parses the header to columns, or returns an error message. */
export function readHeader(
  header: CsvRecord | undefined,
  source: ImportSource = "larkwood",
): FileColumn[] | string {
  const columns = header?.cells.map(columnOf) ?? [];
  const names: FileColumn[] = source === "larkwood" ? ["id", "name"] : ["id", "name", "sku", "slug"];
  if (!names.some((column) => columns.includes(column)))
    return `The first line must contain the column names: ${ALL_COLUMNS}`;
  const unknown = header?.cells.find((cell) => columnOf(cell) === undefined);
  if (unknown !== undefined)
    return `Unknown column "${unknown.trim().slice(0, 50)}". The columns are ${ALL_COLUMNS}`;
  const known = columns.filter((column) => column !== undefined);
  const duplicate = known.find((column, index) => known.indexOf(column) !== index);
  return duplicate === undefined ? known : `The column "${duplicate}" appears twice`;
}

/** Parses a line by the rules of its columns. A line that continues a product may leave cells empty. */
export function readRow(
  columns: readonly FileColumn[],
  { line, cells }: CsvRecord,
  continues = false,
): CsvRow {
  const row: CsvRow = { line, id: "", fields: {}, errors: {} };
  if (hasExtendedColumns(columns)) row.parts = noParts();
  if (cells.length > columns.length) row.errors[""] = "This line has more cells than the header";
  columns.forEach((column, index) => {
    const cell = cells[index] ?? "";
    if (!isCsvColumn(column)) {
      if (row.parts)
        readPart(row.parts, column, cell, (errorColumn, text) => {
          row.errors[errorColumn] = text;
        });
      return;
    }
    if (column === "id") {
      row.id = cell.trim();
      if (row.id && !idSchema.safeParse(row.id).success) row.errors.id = validationTexts.id;
      return;
    }
    if ((column === "createdAt" || continues) && cell.trim() === "") return;
    const result = cellSchemas[column].safeParse(
      column === "price" || column === "quantity" ? cell.trim() : cell,
    );
    if (result.success) Object.assign(row.fields, { [FIELD_OF[column]]: result.data });
    else row.errors[column] = result.error.issues[0]?.message ?? validationTexts.required;
  });
  return row;
}

/** Whether a row contains another stock than the product has. */
export function hasOtherStock({ fields }: CsvRow, existing: CsvProduct | undefined): boolean {
  return existing !== undefined && fields.quantity !== undefined && fields.quantity !== existing.quantity;
}

/** Plans a row, given the stored product with its id. */
export function planRow(row: CsvRow, existing: CsvProduct | undefined, isDuplicateId: boolean): ImportLine {
  const errors = { ...row.errors };
  if (isDuplicateId) errors.id = validationTexts.duplicateId;
  if (!existing) {
    for (const column of REQUIRED_COLUMNS) {
      if (row.fields[FIELD_OF[column]] === undefined) errors[column] ??= validationTexts.required;
    }
  }
  const changes = existing ? changedColumns(row.fields, existing) : [];
  const name = row.fields.name ?? existing?.name ?? "";
  const outcome = Object.keys(errors).length
    ? "error"
    : !existing
      ? "create"
      : changes.length
        ? "update"
        : "unchanged";
  // PostgreSQL cannot store some control characters, and the report contains the cell as it is.
  const id = row.id.replace(/\p{Cc}/gu, "\ufffd");
  return { line: row.line, outcome, id, name, changes, errors };
}

// Without createdAt: an import sets it for new products and never changes it.
function changedColumns(fields: Fields, existing: CsvProduct): string[] {
  return REQUIRED_COLUMNS.filter((column) => {
    const value = fields[FIELD_OF[column]];
    return value !== undefined && value !== existing[FIELD_OF[column]];
  });
}
