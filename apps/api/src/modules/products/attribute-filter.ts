import type { AttributeFilter, Space } from "@larkwood/contract";
import { and, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { products } from "../../db/schema";

// These have columns of their own, because rooms are measured too.
const LENGTHS = new Map<string, AnyPgColumn>([
  ["width", products.widthMm],
  ["depth", products.depthMm],
  ["height", products.heightMm],
]);
/** Centimetres of a question, as the columns have them. */
export const millimetres = (centimetres: number) => Math.round(centimetres * 10);

/** One of the words, by an index; or a number within bounds. */
export function attributeCondition(filter: AttributeFilter): SQL | undefined {
  if ("values" in filter) {
    const wanted = filter.values.map((value) => `${filter.key}:${value}`);
    return or(sql`${products.facets} && ${sql.param(wanted)}::text[]`, numbersOf(filter));
  }
  const { key, min, max } = filter;
  const length = LENGTHS.get(key);
  if (length)
    return and(
      min === null ? undefined : gte(length, millimetres(min)),
      max === null ? undefined : lte(length, millimetres(max)),
    );
  const number = numberOf(key);
  return and(
    min === null ? undefined : sql`${number} >= ${min}`,
    max === null ? undefined : sql`${number} <= ${max}`,
  );
}

/** What `seats:3,4` means where the attribute is a number; null where it cannot be one. */
export function readNumbers(values: readonly string[]): number[] | null {
  const numbers = values.map(Number).filter(Number.isFinite);
  return numbers.length < values.length ? null : numbers;
}

function numbersOf({ key, values }: { key: string; values: string[] }): SQL | undefined {
  const numbers = readNumbers(values);
  return numbers === null ? undefined : sql`${numberOf(key)} = any(${sql.param(numbers)}::numeric[])`;
}

const numberOf = (key: string) => sql`
  case jsonb_typeof(${products.attributes} -> ${key}) when 'number' then (${products.attributes} ->> ${key})::numeric end`;

/** What can stand in a space, as it is or turned by 90 degrees. What nobody has measured is not promised to fit. */
export function fitsInto({ width, depth, height }: Space): SQL | undefined {
  const [across, deep] = [millimetres(width), millimetres(depth)];
  return and(
    lte(products.heightMm, millimetres(height)),
    or(
      and(lte(products.widthMm, across), lte(products.depthMm, deep)),
      and(lte(products.widthMm, deep), lte(products.depthMm, across)),
    ),
  );
}
