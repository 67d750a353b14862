import type { AttributeFilter } from "@larkwood/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { hasMeasured, isLength } from "./size-filter";

/** One of the words, by an index; or a number within bounds. */
export function attributeCondition(filter: AttributeFilter): SQL | undefined {
  if ("values" in filter) {
    const wanted = filter.values.map((value) => `${filter.key}:${value}`);
    return or(sql`${products.facets} && ${sql.param(wanted)}::text[]`, numbersOf(filter));
  }
  const { key, min, max } = filter;
  const number = numberIn(sql`${products.attributes}`, key);
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
  if (numbers === null) return undefined;
  const isOneOf = (json: SQL) => sql`${numberIn(json, key)} = any(${sql.param(numbers)}::numeric[])`;
  const ofProduct = isOneOf(sql`${products.attributes}`);
  return isLength(key) ? or(ofProduct, hasMeasured(isOneOf(sql`${variants.measures}`))) : ofProduct;
}

/** The number that is said under a key, and null where it is none. */
export const numberIn = (json: SQL, key: string) => sql`
  case jsonb_typeof(${json} -> ${key}::text) when 'number' then (${json} ->> ${key}::text)::numeric end`;
