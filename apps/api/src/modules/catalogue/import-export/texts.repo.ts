import { type SQL, sql } from "drizzle-orm";
import { products } from "../../../db/schema";
import { TEXT_NAMES, type Texts } from "./text-columns";

const nameInTable = (name: keyof Texts) => sql.identifier(products[name].name);
const list = (toItem: (name: keyof Texts) => SQL) => sql.join(TEXT_NAMES.map(toItem), sql`, `);

/** The names of the text columns. */
export const textColumns = list((name) => sql`${nameInTable(name)}`);

/** An array for each text column, with the texts of all products. */
export const textArrays = (all: readonly (Texts | null)[]) =>
  list((name) => sql`${sql.param(all.map((texts) => texts?.[name] ?? null))}::text[]`);

/** Sets each text column from a row with `sets_texts`. */
export const setTexts = list((name) => {
  const column = nameInTable(name);
  return sql`${column} = case when row.sets_texts then row.${column} else products.${column} end`;
});
