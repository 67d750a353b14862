import * as z from "zod";

/** Where an import file comes from; `mapped`: its columns were chosen by hand. */
export const IMPORT_SOURCES = ["larkwood", "shopify", "woocommerce", "mapped"] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Example files for imports. */
export const IMPORT_TEMPLATES = ["products", "variants", "prices"] as const;
export type ImportTemplate = (typeof IMPORT_TEMPLATES)[number];

/** Result of one import row; in a dry run, the expected result. */
export const importLineSchema = z.object({
  /** Line number on which the row starts; the header is line 1. */
  line: z.int().positive(),
  outcome: z.enum(["create", "update", "unchanged", "error"]),
  id: z.string(),
  name: z.string(),
  /** Names of the columns that change. */
  changes: z.array(z.string()),
  /** Stock before and after, for each variant (or the product, with an empty name) whose stock changes. */
  stock: z
    .array(z.object({ variant: z.string(), before: z.int().nonnegative(), after: z.int().nonnegative() }))
    .optional(),
  /** Old and new values of changed columns, shortened; a variant is named if the value is its own. */
  values: z
    .array(z.object({ column: z.string(), variant: z.string(), before: z.string(), after: z.string() }))
    .optional(),
  /** Validation message by column. */
  errors: z.record(z.string(), z.string()),
});
z.globalRegistry.add(importLineSchema, { id: "ImportLine" });
export type ImportLine = z.infer<typeof importLineSchema>;

/** Result of an import. `counts` covers the whole file; `lines` omits unchanged rows and has a limit. */
export const importReportSchema = z.object({
  dryRun: z.boolean(),
  counts: z.object({
    create: z.int().nonnegative(),
    update: z.int().nonnegative(),
    unchanged: z.int().nonnegative(),
    error: z.int().nonnegative(),
  }),
  /** Rows whose quantity differs from the stock and was ignored, because `setStock` is off. */
  stockLeft: z.int().nonnegative(),
  lines: z.array(importLineSchema),
  /** Missing in reports of earlier versions. */
  source: z.enum(IMPORT_SOURCES).optional(),
  /** Headings that the import leaves out. */
  ignored: z.array(z.string()).optional(),
  /** Pictures at other addresses that can be copied into the shop. */
  pictures: z.int().nonnegative().optional(),
});
z.globalRegistry.add(importReportSchema, { id: "ImportReport" });
export type ImportReport = z.infer<typeof importReportSchema>;

/** How far a job has copied the pictures of the last import, and all that failed. */
export const pictureCopiesSchema = z.object({
  total: z.int().nonnegative(),
  copied: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** The list has a limit. */
  failures: z.array(
    z.object({ productId: z.string(), productName: z.string(), url: z.string(), error: z.string() }),
  ),
});
z.globalRegistry.add(pictureCopiesSchema, { id: "PictureCopies" });
export type PictureCopies = z.infer<typeof pictureCopiesSchema>;

/** The table of a file whose columns are unknown, so that someone can choose what they mean. */
export const importTableSchema = z.object({
  headings: z.array(z.string()),
  /** The first rows. */
  examples: z.array(z.array(z.string())),
  /** The column that each heading probably means; empty if unknown. */
  columns: z.array(z.string()),
});
z.globalRegistry.add(importTableSchema, { id: "ImportTable" });
export type ImportTable = z.infer<typeof importTableSchema>;
