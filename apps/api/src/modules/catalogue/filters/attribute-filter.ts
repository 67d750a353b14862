import type { AttributeFilter } from "@larkwood/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { hasVariantWithMeasures, isLength } from "./size-filter";

/** SQL condition of an attribute filter: one of several values, or a number range. */
export function attributeCondition(filter: AttributeFilter): SQL | undefined {
  if ("values" in filter) {
    const facets = filter.values.map((value) => `${filter.key}:${value}`);
    return or(sql`${products.facets} && ${sql.param(facets)}::text[]`, numberCondition(filter));
  }
  const { key, min, max } = filter;
  const number = jsonNumber(sql`${products.attributes}`, key);
  return and(
    min === null ? undefined : sql`${number} >= ${min}`,
    max === null ? undefined : sql`${number} <= ${max}`,
  );
}

/** Parses filter values such as `seats:3,4` as numbers; null if any is not a number. */
export function parseNumbers(values: readonly string[]): number[] | null {
  const numbers = values.map(Number).filter(Number.isFinite);
  return numbers.length < values.length ? null : numbers;
}

function numberCondition({ key, values }: { key: string; values: string[] }): SQL | undefined {
  const numbers = parseNumbers(values);
  if (numbers === null) return undefined;
  const isOneOf = (json: SQL) => sql`${jsonNumber(json, key)} = any(${sql.param(numbers)}::numeric[])`;
  const productCondition = isOneOf(sql`${products.attributes}`);
  return isLength(key)
    ? or(productCondition, hasVariantWithMeasures(isOneOf(sql`${variants.measures}`)))
    : productCondition;
}

/** SQL for the number stored under a key; null if it is not a number. */
export const jsonNumber = (json: SQL, key: string) => sql`
  case jsonb_typeof(${json} -> ${key}::text) when 'number' then (${json} ->> ${key}::text)::numeric end`;
