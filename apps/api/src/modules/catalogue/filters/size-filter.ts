import type { ProductQuery, Space } from "@larkwood/contract";
import { and, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";
import { defineFilter } from "./define-filter";
import { attributeFacet } from "./facets.mapper";
import { hasVariant } from "./has-variant";
import { isLength, type Length, millimetres } from "./lengths";
import type { Box } from "./predicate";
import { rangeCondition } from "./range";

/** Limits of a size, in millimetres. */
interface SizeLimits {
  ranges: Box;
  fits?: Space | undefined;
}

/** Ranges of dimensions such as `width:..210`, and a space to fit into. One size must meet all: that of the product or of a variant. */
export const sizeFilter = defineFilter<SizeLimits>({
  name: "size",
  read: (query) => {
    const limits = readSizeLimits(query);
    return limits ? [limits] : [];
  },
  facets: ({ ranges }) => ranges.map(({ key }) => attributeFacet(key)),
  condition: (limits) => {
    const boxes = toBoxes(limits);
    return or(isInBox(productLength, boxes), hasVariantWithMeasures(isInBox(variantLength, boxes)));
  },
  predicate: (limits) => [{ column: "sizes", boxes: toBoxes(limits) }],
  relax: ({ ranges, fits }) => [
    ...(ranges.length > 1
      ? ranges.map((own) => ({ ranges: ranges.filter((range) => range !== own), fits }))
      : []),
    ...(ranges.length > 0 && fits ? [{ ranges: [], fits }] : []),
  ],
});

function readSizeLimits({
  attributes = [],
  fits,
}: Pick<ProductQuery, "attributes" | "fits">): SizeLimits | null {
  const toMm = (length: number | null) => (length === null ? null : millimetres(length));
  const ranges = attributes.flatMap((filter) =>
    "values" in filter || !isLength(filter.key)
      ? []
      : [{ key: filter.key, min: toMm(filter.min), max: toMm(filter.max) }],
  );
  const space = fits && { width: toMm(fits.width), depth: toMm(fits.depth), height: toMm(fits.height) };
  return ranges.length > 0 || space ? { ranges, fits: space } : null;
}

/** SQL for a dimension in millimetres, of a product or of a variant. */
type LengthColumn = (key: Length) => SQL;
const COLUMNS = { width: products.widthMm, depth: products.depthMm, height: products.heightMm };
const productLength: LengthColumn = (key) => sql`${COLUMNS[key]}`;
/** A variant inherits missing measures from its product. */
export const variantLength: LengthColumn = (key) =>
  sql`coalesce(attribute_mm(${variants.measures}, ${key}::text), ${COLUMNS[key]})`;

/** Matches products that have a variant with its own measures that meets the condition. */
export const hasVariantWithMeasures = (condition: SQL | undefined): SQL =>
  hasVariant(and(isNotNull(variants.measures), condition));

/** SQL condition for the size of a variant joined with its product; undefined if the query does not limit the size. */
export function variantSizeCondition(query: Pick<ProductQuery, "attributes" | "fits">): SQL | undefined {
  const limits = readSizeLimits(query);
  return limits ? isInBox(variantLength, toBoxes(limits)) : undefined;
}

/** A size must be in one of these boxes. It may fit a space as it is or, if both sides are known, turned by 90 degrees. */
function toBoxes({ ranges, fits }: SizeLimits): Box[] {
  if (!fits) return [ranges];
  const { width, depth, height } = fits;
  const upTo = (key: Length, max: number | null): Box => (max === null ? [] : [{ key, min: null, max }]);
  const straight = [...ranges, ...upTo("height", height), ...upTo("width", width), ...upTo("depth", depth)];
  if (width === null || depth === null) return [straight];
  return [straight, [...ranges, ...upTo("height", height), ...upTo("width", depth), ...upTo("depth", width)]];
}

const isInBox = (length: LengthColumn, boxes: readonly Box[]): SQL | undefined =>
  or(...boxes.map((box) => and(...box.map(({ key, ...range }) => rangeCondition(length(key), range)))));
