import type { AttributeFilter, Space } from "@larkwood/contract";
import { and, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";

/** Product dimensions. Products have a column for each; a variant can override them. */
export const LENGTHS = ["width", "depth", "height"] as const;
export type Length = (typeof LENGTHS)[number];
export const isLength = (key: string): key is Length => LENGTHS.some((known) => known === key);

export interface Bounds {
  key: Length;
  min: number | null;
  max: number | null;
}

/** Separates range filters on dimensions from other attribute filters. */
export function splitBounds(filters: readonly AttributeFilter[] = []) {
  const bounds: Bounds[] = [];
  const others: AttributeFilter[] = [];
  for (const filter of filters)
    if (!("values" in filter) && isLength(filter.key)) bounds.push({ ...filter, key: filter.key });
    else others.push(filter);
  return { bounds, others };
}

/** Bounds that a single size must satisfy, and the facets that these bounds belong to. */
interface SizeTest {
  bounds: Bounds[];
  own: Length[];
}

/** Tests for facet counts: all bounds together, and all bounds but one, because a facet ignores its own filter. */
export function sizeTests(bounds: readonly Bounds[]): SizeTest[] {
  if (bounds.length === 0) return [];
  const test = (tested: readonly Bounds[]) => ({
    bounds: [...tested],
    own: tested.map(({ key }) => key),
  });
  const others = bounds.length > 1 ? bounds.map((own) => test(bounds.filter((one) => one !== own))) : [];
  return [test(bounds), ...others];
}

/** Converts centimetres to the unit of the columns. */
export const millimetres = (centimetres: number) => Math.round(centimetres * 10);

/** SQL for a dimension in millimetres, of a product or of a variant. */
type LengthColumn = (key: Length) => SQL;
const COLUMNS = { width: products.widthMm, depth: products.depthMm, height: products.heightMm };
const productLength: LengthColumn = (key) => sql`${COLUMNS[key]}`;
/** A variant inherits missing measures from its product. */
export const variantLength: LengthColumn = (key) =>
  sql`coalesce(attribute_mm(${variants.measures}, ${key}::text), ${COLUMNS[key]})`;

/** Matches products that have a variant with its own measures that meets the condition. */
export const hasVariantWithMeasures = (
  condition: SQL | undefined,
): SQL => sql`(${products.hasVariants} and exists (
  select from ${variants} where ${variants.productId} = ${products.id} and ${variants.measures} is not null
    and ${condition ?? sql`true`}))`;

/** Matches products whose own size, or the size of one variant, satisfies all bounds and fits the space. */
export function sizeCondition(bounds: readonly Bounds[], fits?: Space): SQL | undefined {
  const productCondition = sizeWithin(productLength, bounds, fits);
  return (
    productCondition && or(productCondition, hasVariantWithMeasures(sizeWithin(variantLength, bounds, fits)))
  );
}

/** The same condition for a variant joined with its product. */
export const variantCondition = (bounds: readonly Bounds[], fits?: Space) =>
  sizeWithin(variantLength, bounds, fits);

function sizeWithin(length: LengthColumn, bounds: readonly Bounds[], fits?: Space): SQL | undefined {
  return and(
    ...bounds.map(({ key, min, max }) =>
      and(
        min === null ? undefined : gte(length(key), millimetres(min)),
        max === null ? undefined : lte(length(key), millimetres(max)),
      ),
    ),
    fits && fitsSpace(length, fits),
  );
}

/** Fits the space as is or turned by 90 degrees. Unknown dimensions never fit. */
function fitsSpace(length: LengthColumn, { width, depth, height }: Space): SQL | undefined {
  const [maxWidth, maxDepth] = [millimetres(width), millimetres(depth)];
  return and(
    lte(length("height"), millimetres(height)),
    or(
      and(lte(length("width"), maxWidth), lte(length("depth"), maxDepth)),
      and(lte(length("width"), maxDepth), lte(length("depth"), maxWidth)),
    ),
  );
}
