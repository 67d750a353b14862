import { type AttributeFilter, KIND_ATTRIBUTE, type ProductQuery } from "@larkwood/contract";
import { and, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { defineFilter } from "./define-filter";
import { attributeFacet } from "./facets.mapper";
import { hasVariant } from "./has-variant";
import { isLength } from "./lengths";
import { isWithin, type Range, rangeCondition } from "./range";
import { hasVariantWithMeasures } from "./size-filter";

type ValueFilter = Extract<AttributeFilter, { values: string[] }>;
type RangeFilter = Exclude<AttributeFilter, ValueFilter>;
const isValueFilter = (filter: AttributeFilter): filter is ValueFilter => "values" in filter;
const isRangeFilter = (filter: AttributeFilter): filter is RangeFilter => !isValueFilter(filter);

/** One of several values, such as `material:oak,walnut`, `seats:3,4` or a kind, of the product or of one of its variants. */
export const attributeValuesFilter = defineFilter<ValueFilter>({
  name: "attribute values",
  read: ({ attributes = [], kind }) => [
    ...attributes.filter(isValueFilter),
    ...(kind ? [{ key: KIND_ATTRIBUTE, values: kind }] : []),
  ],
  facets: ({ key }) => [attributeFacet(key)],
  condition: ({ key, values }) => {
    const numbers = parseNumbers(values);
    // The words of variants are in this column too.
    const hasWord = overlaps(sql`${products.facets}`, toWords(key, values));
    return numbers ? or(hasWord, hasNumber(key, isOneOf(numbers))) : hasWord;
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

/** A range of numbers, such as `seats:2..4`, for the product or one of its variants. Ranges of dimensions belong to the size filter. */
export const attributeRangeFilter = defineFilter<RangeFilter>({
  name: "attribute range",
  read: ({ attributes = [] }) => attributes.filter(isRangeFilter).filter(({ key }) => !isLength(key)),
  facets: ({ key }) => [attributeFacet(key)],
  condition: ({ key, ...range }) => hasNumber(key, isInRange(range)),
  predicate: ({ key, ...range }) => [{ column: "numbers", key, passes: isWithin(range) }],
});

const toWords = (key: string, values: readonly string[]) => values.map((value) => `${key}:${value}`);

/** Null if any value is not a number. */
function parseNumbers(values: readonly string[]): number[] | null {
  const numbers = values.map(Number).filter(Number.isFinite);
  return numbers.length < values.length ? null : numbers;
}

const overlaps = (column: SQL, words: readonly string[]) => sql`${column} && ${sql.param(words)}::text[]`;

/** SQL condition for a number. */
type NumberCondition = (number: SQL) => SQL | undefined;
const isOneOf =
  (numbers: readonly number[]): NumberCondition =>
  (number) =>
    sql`${number} = any(${sql.param(numbers)}::numeric[])`;
const isInRange =
  (range: Range): NumberCondition =>
  (number) =>
    rangeCondition(number, range);

/** Matches products that have such a number, or a variant with it. The dimensions of variants are measures. */
function hasNumber(key: string, condition: NumberCondition): SQL | undefined {
  const numberIn = (json: SQL) => condition(jsonNumber(json, key));
  return or(
    numberIn(sql`${products.attributes}`),
    isLength(key)
      ? hasVariantWithMeasures(numberIn(sql`${variants.measures}`))
      : hasVariant(and(isNotNull(variants.attributes), numberIn(sql`${variants.attributes}`))),
  );
}

/** A variant inherits missing attributes from its product. */
const variantAttributes = sql`(coalesce(${products.attributes}, '{}') || coalesce(${variants.attributes}, '{}')
  || coalesce(${variants.measures}, '{}'))`;

/** SQL condition for the attributes of a variant joined with its product; undefined if the query does not limit them. */
export function variantAttributeCondition({
  attributes = [],
}: Pick<ProductQuery, "attributes">): SQL | undefined {
  return and(
    ...attributes.map((filter) => {
      const number = jsonNumber(variantAttributes, filter.key);
      // Ranges of dimensions belong to the size filter.
      if (isRangeFilter(filter)) return isLength(filter.key) ? undefined : rangeCondition(number, filter);
      const numbers = parseNumbers(filter.values);
      const hasWord = overlaps(
        sql`attribute_facets(${variantAttributes})`,
        toWords(filter.key, filter.values),
      );
      return numbers ? or(hasWord, isOneOf(numbers)(number)) : hasWord;
    }),
  );
}

/** SQL for the number stored under a key; null if it is not a number. */
export const jsonNumber = (json: SQL, key: string) => sql`
  case jsonb_typeof(${json} -> ${key}::text) when 'number' then (${json} ->> ${key}::text)::numeric end`;
