import type { AttributeValue } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { collectionProducts, productImages, salePrices, skus, variants } from "../../../db/schema";
import { endSales, startSales } from "../prices";
import type { PartsPlan } from "./plan-product";
import { isOnSale, withSalePrices } from "./regular-prices.repo";
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
  await writeVariantsAndImages(db, changed);
  return writeOwn(db, changed, at);
}

/** Variants, numbers and pictures: what has rows of its own. */
export async function writeVariantsAndImages(db: Executor, all: readonly PartsOf[]): Promise<void> {
  await writeVariants(db, all);
  await writeSkus(db, all);
  await writePictures(db, all);
  await writeCollections(db, all);
}

/** The columns of the products themselves; the version rises, so that whoever edits one meanwhile hears of it. */
async function writeOwn(db: Executor, changed: readonly PartsOf[], at: Date): Promise<Map<string, number>> {
  const column = <T>(pick: (one: PartsOf) => T) => sql.param(changed.map(pick));
  const json = (value: unknown) => (value ? JSON.stringify(value) : null);
  const said = ({ parts }: PartsOf): Record<string, AttributeValue | null> => parts.attributes ?? {};
  const rows = await queryRows<{ id: string; version: number }>(
    db,
    sql`
    update products
    set options = coalesce(row.options::jsonb, products.options),
      attributes = nullif(jsonb_strip_nulls(coalesce(products.attributes, '{}') || row.said::jsonb), '{}'),
      compare_at_cents = case when row.compares and not ${isOnSale} then row.compare_at
        else products.compare_at_cents end,
      published = coalesce(row.published, products.published),
      publish_at = case when row.published is null then products.publish_at else row.publish_at end,
      slug = case when row.texts then row.slug else products.slug end,
      meta_title = case when row.texts then row.meta_title else products.meta_title end,
      meta_description = case when row.texts then row.meta_description else products.meta_description end,
      version = products.version + 1, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column(({ productId }) => productId)}::text[],
      ${column(({ parts }) => json(parts.variants?.options))}::text[], ${column((one) => JSON.stringify(said(one)))}::text[],
      ${column(({ parts }) => parts.compareAt !== null)}::boolean[],
      ${column(({ parts }) => parts.compareAt?.cents ?? null)}::integer[],
      ${column(({ parts }) => parts.publishing?.published ?? null)}::boolean[],
      ${column(({ parts }) => parts.publishing?.publishAt?.toISOString() ?? null)}::timestamptz[],
      ${column(({ parts }) => parts.searchTexts !== null)}::boolean[],
      ${column(({ parts }) => parts.searchTexts?.slug ?? null)}::text[],
      ${column(({ parts }) => parts.searchTexts?.metaTitle ?? null)}::text[],
      ${column(({ parts }) => parts.searchTexts?.metaDescription ?? null)}::text[])
      as row (id, options, said, compares, compare_at, published, publish_at, texts, slug, meta_title, meta_description)
    where products.id = row.id
    returning products.id, products.version`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function writeVariants(db: Executor, changed: readonly PartsOf[]): Promise<void> {
  const rows = await withSalePrices(
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

async function writeCollections(db: Executor, changed: readonly PartsOf[]): Promise<void> {
  const collected = changed.filter(({ parts }) => parts.collections);
  if (collected.length === 0) return;
  const rows = collected.flatMap(({ productId, parts }) =>
    (parts.collections ?? []).map((collectionId) => ({ collectionId, productId })),
  );
  await db.delete(collectionProducts).where(among(collectionProducts.productId, collected));
  for (const some of inParts(rows)) await db.insert(collectionProducts).values(some);
}

/** Prices for a time, once the regular ones are written: those of before end, and what has begun comes into force. */
export async function writeSales(db: Executor, all: readonly PartsOf[], at: Date): Promise<void> {
  const changed = all.filter(({ parts }) => parts.sales);
  if (changed.length === 0) return;
  const ids = changed.map(({ productId }) => productId);
  await endSales(db, ids, "all");
  for (const some of inParts(changed.flatMap(({ parts }) => parts.sales ?? [])))
    await db.insert(salePrices).values(some);
  await startSales(db, ids, at);
}

const isDescribed = ({ alt, kind }: Picture) => alt !== "" || kind !== "";

type ProductIdColumn =
  | typeof skus.productId
  | typeof productImages.productId
  | typeof collectionProducts.productId;

function among(column: ProductIdColumn, some: readonly PartsOf[]) {
  return sql`${column} = any(${sql.param(some.map(({ productId }) => productId))}::text[])`;
}

function* inParts<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    yield rows.slice(start, start + ROWS_AT_ONCE);
}
