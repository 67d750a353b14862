import type { AttributeValue } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, rowsOf } from "../../db/executor";
import { productImages, skus, variants } from "../../db/schema";
import type { PartsPlan } from "./plan-product";
import { asOnSale, isOnSale } from "./regular-prices.repo";
import type { Picture } from "./stored-parts.repo";

/** A product whose parts change. */
export interface PartsOf {
  productId: string;
  parts: PartsPlan;
}

const ROWS_AT_ONCE = 500;

/** Writes what products can be chosen in, what is said of them and their pictures. Gives the versions of all by id. */
export async function writeParts(
  db: Executor,
  all: readonly PartsOf[],
  at: Date,
): Promise<Map<string, number>> {
  const changed = all.filter(({ parts }) => Object.values(parts).some((part) => part !== null));
  if (changed.length === 0) return new Map();
  await writeShelves(db, changed);
  return writeOwn(db, changed, at);
}

/** Variants, numbers and pictures: what has rows of its own. */
export async function writeShelves(db: Executor, all: readonly PartsOf[]): Promise<void> {
  await writeVariants(db, all);
  await writeSkus(db, all);
  await writePictures(db, all);
}

/** The columns of the products themselves; the version rises, so that whoever edits one meanwhile hears of it. */
async function writeOwn(db: Executor, changed: readonly PartsOf[], at: Date): Promise<Map<string, number>> {
  const column = <T>(pick: (one: PartsOf) => T) => sql.param(changed.map(pick));
  const json = (value: unknown) => (value ? JSON.stringify(value) : null);
  const said = ({ parts }: PartsOf): Record<string, AttributeValue | null> => parts.attributes ?? {};
  const rows = await rowsOf<{ id: string; version: number }>(
    db,
    sql`
    update products
    set options = coalesce(row.options::jsonb, products.options),
      attributes = nullif(jsonb_strip_nulls(coalesce(products.attributes, '{}') || row.said::jsonb), '{}'),
      compare_at_cents = case when row.compares and not ${isOnSale} then row.compare_at
        else products.compare_at_cents end,
      published = coalesce(row.published, products.published),
      publish_at = case when row.published is null then products.publish_at end,
      version = products.version + 1, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column(({ productId }) => productId)}::text[],
      ${column(({ parts }) => json(parts.variants?.options))}::text[], ${column((one) => JSON.stringify(said(one)))}::text[],
      ${column(({ parts }) => parts.compareAt !== null)}::boolean[],
      ${column(({ parts }) => parts.compareAt?.cents ?? null)}::integer[],
      ${column(({ parts }) => parts.published)}::boolean[])
      as row (id, options, said, compares, compare_at, published)
    where products.id = row.id
    returning products.id, products.version`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function writeVariants(db: Executor, changed: readonly PartsOf[]): Promise<void> {
  const rows = await asOnSale(
    db,
    changed.flatMap(({ parts }) => parts.variants?.after ?? []),
  );
  for (const some of inParts(rows)) {
    await db
      .insert(variants)
      .values(some)
      .onConflictDoUpdate({
        target: variants.id,
        set: {
          position: sql`excluded.position`,
          choice: sql`excluded.choice`,
          label: sql`excluded.label`,
          priceCents: sql`excluded.price_cents`,
          compareAtCents: sql`excluded.compare_at_cents`,
          quantity: sql`excluded.quantity`,
          imageUrl: sql`excluded.image_url`,
          measures: sql`excluded.measures`,
        },
      });
  }
}

/** The numbers of whoever gets others, all new: two may have changed places. */
async function writeSkus(db: Executor, changed: readonly PartsOf[]): Promise<void> {
  const numbered = changed.filter(({ parts }) => parts.variants || parts.sku);
  const rows = numbered.flatMap(({ productId, parts }) => {
    const own = parts.sku?.sku ? [[productId, parts.sku.sku] as const] : [];
    return [...(parts.variants?.skus ?? own)].map(([ownerId, sku]) => ({ ownerId, productId, sku }));
  });
  await db.delete(skus).where(among(skus.productId, numbered));
  for (const some of inParts(rows)) await db.insert(skus).values(some);
}

async function writePictures(db: Executor, changed: readonly PartsOf[]): Promise<void> {
  const pictured = changed.filter(({ parts }) => parts.pictures);
  const rows = pictured.flatMap(({ productId, parts }) =>
    (parts.pictures ?? []).flatMap((picture, position) =>
      // What nobody describes is the main picture, which the product itself has.
      isDescribed(picture)
        ? [{ ...picture, productId, position, kind: picture.kind || ("front" as const) }]
        : [],
    ),
  );
  await db.delete(productImages).where(among(productImages.productId, pictured));
  for (const some of inParts(rows)) await db.insert(productImages).values(some);
}

const isDescribed = ({ alt, kind }: Picture) => alt !== "" || kind !== "";

function among(column: typeof skus.productId | typeof productImages.productId, some: readonly PartsOf[]) {
  return sql`${column} = any(${sql.param(some.map(({ productId }) => productId))}::text[])`;
}

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
