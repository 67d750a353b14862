import { type ImportLine, idSchema, validationTexts } from "@larkwood/contract";
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
const NEEDED_FOR_NEW: readonly FieldColumn[] = [
  "name",
  "description",
  "category",
  "price",
  "quantity",
  "imageUrl",
];

/** A line of the file, read and judged by itself. */
export interface CsvRow {
  line: number;
  /** Empty for a product that is to be created with an id of ours. */
  id: string;
  fields: Fields;
  errors: Record<string, string>;
  /** What it says of a variant, a picture and attributes, in a file that has such columns. */
  parts?: RowParts;
}

const ALL_COLUMNS = `${CSV_COLUMNS.join(", ")} (and the columns for variants, images and attributes, named as in the export)`;

/** Which column is where, or the text of what is wrong with the header. */
export function readHeader(header: CsvRecord | undefined): FileColumn[] | string {
  const columns = header?.cells.map(columnOf) ?? [];
  if (!columns.includes("id") && !columns.includes("name"))
    return `The first line must contain the column names: ${ALL_COLUMNS}`;
  const unknown = header?.cells.find((cell) => columnOf(cell) === undefined);
  if (unknown !== undefined)
    return `Unknown column "${unknown.trim().slice(0, 50)}". The columns are ${ALL_COLUMNS}`;
  const known = columns.filter((column) => column !== undefined);
  const twice = known.find((column, place) => known.indexOf(column) !== place);
  return twice === undefined ? known : `The column "${twice}" appears twice`;
}

/** Reads the cells of a line by the rules of their columns. One that continues a product leaves out what the first says. */
export function readRow(
  columns: readonly FileColumn[],
  { line, cells }: CsvRecord,
  continues = false,
): CsvRow {
  const row: CsvRow = { line, id: "", fields: {}, errors: {} };
  if (hasExtendedColumns(columns)) row.parts = noParts();
  if (cells.length > columns.length) row.errors[""] = "This line has more cells than the header";
  columns.forEach((column, place) => {
    const cell = cells[place] ?? "";
    if (!isCsvColumn(column)) {
      if (row.parts)
        readPart(row.parts, column, cell, (where, text) => {
          row.errors[where] = text;
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

/** Whether a row names another stock than the product has. */
export function namesOtherStock({ fields }: CsvRow, existing: CsvProduct | undefined): boolean {
  return existing !== undefined && fields.quantity !== undefined && fields.quantity !== existing.quantity;
}

/** What happens with a row, given the product that has its id now. */
export function planRow(row: CsvRow, existing: CsvProduct | undefined, isTwice: boolean): ImportLine {
  const errors = { ...row.errors };
  if (isTwice) errors.id = validationTexts.idTwice;
  if (!existing) {
    for (const column of NEEDED_FOR_NEW) {
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
  // Anything may stand where an id should: what cannot be stored would take the whole report with it.
  const id = row.id.replace(/\p{Cc}/gu, "\ufffd");
  return { line: row.line, outcome, id, name, changes, errors };
}

// When a product was added is history: an import restores it with the product and never rewrites it.
function changedColumns(fields: Fields, existing: CsvProduct): string[] {
  return NEEDED_FOR_NEW.filter((column) => {
    const value = fields[FIELD_OF[column]];
    return value !== undefined && value !== existing[FIELD_OF[column]];
  });
}
