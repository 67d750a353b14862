import type { AttributeFilter } from "@larkwood/contract";
import { or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { defineFilter } from "./define-filter";
import { attributeFacet } from "./facets.mapper";
import { isLength } from "./lengths";
import { isWithin, rangeCondition } from "./range";
import { hasVariantWithMeasures } from "./size-filter";

type ValueFilter = Extract<AttributeFilter, { values: string[] }>;
type RangeFilter = Exclude<AttributeFilter, ValueFilter>;
const isValueFilter = (filter: AttributeFilter): filter is ValueFilter => "values" in filter;
const isRangeFilter = (filter: AttributeFilter): filter is RangeFilter => !isValueFilter(filter);

/** One of several values, such as `material:oak,walnut` or `seats:3,4`. */
export const attributeValuesFilter = defineFilter<ValueFilter>({
  name: "attribute values",
  read: ({ attributes = [] }) => attributes.filter(isValueFilter),
  facets: ({ key }) => [attributeFacet(key)],
  condition: ({ key, values }) => {
    const words = toWords(key, values);
    const numbers = parseNumbers(values);
    const hasWord = sql`${products.facets} && ${sql.param(words)}::text[]`;
    return numbers ? or(hasWord, hasNumber(key, numbers)) : hasWord;
  },
  predicate: ({ key, values }) => {
    const words = new Set(toWords(key, values));
    const numbers = parseNumbers(values);
    return [
      { column: "words", passes: (word) => words.has(word) },
      ...(numbers
        ? [{ column: "numbers", key, passes: (value: number) => numbers.includes(value) } as const]
        : []),
    ];
  },
});

/** A range of numbers, such as `seats:2..4`. Ranges of dimensions belong to the size filter. */
export const attributeRangeFilter = defineFilter<RangeFilter>({
  name: "attribute range",
  read: ({ attributes = [] }) => attributes.filter(isRangeFilter).filter(({ key }) => !isLength(key)),
  facets: ({ key }) => [attributeFacet(key)],
  condition: ({ key, ...range }) => rangeCondition(jsonNumber(sql`${products.attributes}`, key), range),
  predicate: ({ key, ...range }) => [{ column: "numbers", key, passes: isWithin(range) }],
});

const toWords = (key: string, values: readonly string[]) => values.map((value) => `${key}:${value}`);

/** Null if any value is not a number. */
function parseNumbers(values: readonly string[]): number[] | null {
  const numbers = values.map(Number).filter(Number.isFinite);
  return numbers.length < values.length ? null : numbers;
}

/** Matches one of the numbers; for dimensions also with the measures of a variant. */
function hasNumber(key: string, numbers: readonly number[]): SQL | undefined {
  const isOneOf = (json: SQL) => sql`${jsonNumber(json, key)} = any(${sql.param(numbers)}::numeric[])`;
  const productCondition = isOneOf(sql`${products.attributes}`);
  return isLength(key)
    ? or(productCondition, hasVariantWithMeasures(isOneOf(sql`${variants.measures}`)))
    : productCondition;
}

/** SQL for the number stored under a key; null if it is not a number. */
export const jsonNumber = (json: SQL, key: string) => sql`
  case jsonb_typeof(${json} -> ${key}::text) when 'number' then (${json} ->> ${key}::text)::numeric end`;
