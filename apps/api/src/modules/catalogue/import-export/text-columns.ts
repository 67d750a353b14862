import { metaDescriptionField, metaTitleField, productSlugField } from "@larkwood/contract";
import type * as z from "zod";
import type { products } from "../../../db/schema";

type Row = typeof products.$inferSelect;
type OptionalTextField = { [F in keyof Row]: Row[F] extends string | null ? F : never }[keyof Row];

interface TextColumn {
  /** The heading, which is also the field of the table `products`. */
  name: OptionalTextField;
  rule: z.ZodType<string>;
  /** The heading in files of other shop systems, without spaces and in lower case. */
  alias?: string;
}

/** Optional texts of a product. An empty cell removes the text. Export and import need nothing else for a new column. */
export const TEXT_COLUMNS = [
  { name: "slug", rule: productSlugField, alias: "handle" },
  { name: "metaTitle", rule: metaTitleField, alias: "seotitle" },
  { name: "metaDescription", rule: metaDescriptionField, alias: "seodescription" },
] as const satisfies readonly TextColumn[];

type TextName = (typeof TEXT_COLUMNS)[number]["name"];
export type Texts = Record<TextName, string | null>;

export const TEXT_NAMES = TEXT_COLUMNS.map(({ name }) => name);

/** An object with a value for each text column. */
export const mapTexts = <T>(toValue: (column: (typeof TEXT_COLUMNS)[number]) => T) =>
  Object.fromEntries(TEXT_COLUMNS.map((column) => [column.name, toValue(column)])) as Record<TextName, T>;

export const noTexts = (): Texts => mapTexts(() => null);
