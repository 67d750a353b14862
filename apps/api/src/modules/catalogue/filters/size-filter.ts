import type { AttributeFilter, Space } from "@larkwood/contract";
import { and, gte, lte, or, type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";

/** What rooms are measured in: products have a column for each, and a variant may have its own. */
export const LENGTHS = ["width", "depth", "height"] as const;
export type Length = (typeof LENGTHS)[number];
export const isLength = (key: string): key is Length => LENGTHS.some((length) => length === key);

export interface Bounds {
  key: Length;
  min: number | null;
  max: number | null;
}

/** The filters that bound a length, and the others. */
export function splitBounds(filters: readonly AttributeFilter[] = []) {
  const bounds: Bounds[] = [];
  const others: AttributeFilter[] = [];
  for (const filter of filters)
    if (!("values" in filter) && isLength(filter.key)) bounds.push({ ...filter, key: filter.key });
    else others.push(filter);
  return { bounds, others };
}

/** Bounds that one size has to keep together, and the facets that are counted without them. */
interface SizeTest {
  bounds: Bounds[];
  own: Length[];
}

/** A facet is counted with all filters but its own: beside the bounds together those without each of them are tried. */
export function sizeTests(bounds: readonly Bounds[]): SizeTest[] {
  if (bounds.length === 0) return [];
  const test = (kept: readonly Bounds[]) => ({ bounds: [...kept], own: kept.map(({ key }) => key) });
  const others = bounds.length > 1 ? bounds.map((own) => test(bounds.filter((one) => one !== own))) : [];
  return [test(bounds), ...others];
}

/** Centimetres of a question, as the columns have them. */
export const millimetres = (centimetres: number) => Math.round(centimetres * 10);

/** A length in millimetres: of a product itself, or of one of its variants. */
type Measured = (key: Length) => SQL;
const COLUMNS = { width: products.widthMm, depth: products.depthMm, height: products.heightMm };
const own: Measured = (key) => sql`${COLUMNS[key]}`;
/** What is not said of a variant is that of its product. */
export const ofVariant: Measured = (key) =>
  sql`coalesce(attribute_mm(${variants.measures}, ${key}::text), ${COLUMNS[key]})`;

/** The condition of a product some variant of which meets another condition; most have none with measures of its own. */
export const hasMeasured = (condition: SQL | undefined): SQL => sql`(${products.hasVariants} and exists (
  select from ${variants} where ${variants.productId} = ${products.id} and ${variants.measures} is not null
    and ${condition ?? sql`true`}))`;

/** The product itself or one of its variants keeps all the bounds and stands in the space. */
export function sizeCondition(bounds: readonly Bounds[], fits?: Space): SQL | undefined {
  const ofProduct = keeps(own, bounds, fits);
  return ofProduct && or(ofProduct, hasMeasured(keeps(ofVariant, bounds, fits)));
}

/** The same of one variant, beside its product. */
export const variantCondition = (bounds: readonly Bounds[], fits?: Space) => keeps(ofVariant, bounds, fits);

function keeps(measured: Measured, bounds: readonly Bounds[], fits?: Space): SQL | undefined {
  return and(
    ...bounds.map(({ key, min, max }) =>
      and(
        min === null ? undefined : gte(measured(key), millimetres(min)),
        max === null ? undefined : lte(measured(key), millimetres(max)),
      ),
    ),
    fits && standsIn(measured, fits),
  );
}

/** What can stand in a space, as it is or turned by 90 degrees. What nobody has measured is not promised to fit. */
function standsIn(measured: Measured, { width, depth, height }: Space): SQL | undefined {
  const [across, deep] = [millimetres(width), millimetres(depth)];
  return and(
    lte(measured("height"), millimetres(height)),
    or(
      and(lte(measured("width"), across), lte(measured("depth"), deep)),
      and(lte(measured("width"), deep), lte(measured("depth"), across)),
    ),
  );
}
