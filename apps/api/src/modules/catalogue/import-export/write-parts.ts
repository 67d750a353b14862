import type { AttributeValue } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { collectionProducts, productImages, salePrices, skus } from "../../../db/schema";
import { endSales, startSales } from "../prices";
import { upsertVariants } from "../variants";
import type { PartsPlan } from "./plans";
import { isOnSale, withSalePrices } from "./regular-prices.repo";
import type { Picture } from "./stored-parts.repo";
import { setTexts, textArrays, textColumns } from "./texts.repo";

/** Planned changes of the extended columns of a product. */
export interface ProductParts {
  productId: string;
  parts: PartsPlan;
}

const BATCH_SIZE = 500;

/** Writes the extended columns of existing products and returns their versions by id. */
export async function writeParts(
  db: Executor,
  all: readonly ProductParts[],
  at: Date,
): Promise<Map<string, number>> {
  const changed = all.filter(({ parts }) => Object.values(parts).some((part) => part !== null));
  if (changed.length === 0) return new Map();
  await writeVariantsAndImages(db, changed);
  return writeColumns(db, changed, at);
}

/** Writes the parts with their own tables. */
export async function writeVariantsAndImages(db: Executor, all: readonly ProductParts[]): Promise<void> {
  await writeVariants(db, all);
  await writeSkus(db, all);
  await writePictures(db, all);
  await writeCollections(db, all);
}

/** Writes the product columns and raises the version, so that a concurrent edit gets a conflict. */
async function writeColumns(
  db: Executor,
  changed: readonly ProductParts[],
  at: Date,
): Promise<Map<string, number>> {
  const column = <T>(pick: (product: ProductParts) => T) => sql.param(changed.map(pick));
  const json = (value: unknown) => (value ? JSON.stringify(value) : null);
  const attributesOf = ({ parts }: ProductParts): Record<string, AttributeValue | null> =>
    parts.attributes ?? {};
  const rows = await queryRows<{ id: string; version: number }>(
    db,
    sql`
    update products
    set options = coalesce(row.options::jsonb, products.options),
      attributes = nullif(jsonb_strip_nulls(coalesce(products.attributes, '{}') || row.attributes::jsonb), '{}'),
      compare_at_cents = case when row.sets_compare_at and not ${isOnSale} then row.compare_at
        else products.compare_at_cents end,
      published = coalesce(row.published, products.published),
      publish_at = case when row.published is null then products.publish_at else row.publish_at end,
      ${setTexts},
      version = products.version + 1, updated_at = ${at.toISOString()}::timestamptz
    from unnest(${column(({ productId }) => productId)}::text[],
      ${column(({ parts }) => json(parts.variants?.options))}::text[], ${column((product) => JSON.stringify(attributesOf(product)))}::text[],
      ${column(({ parts }) => parts.compareAt !== null)}::boolean[],
      ${column(({ parts }) => parts.compareAt?.cents ?? null)}::integer[],
      ${column(({ parts }) => parts.publishing?.published ?? null)}::boolean[],
      ${column(({ parts }) => parts.publishing?.publishAt?.toISOString() ?? null)}::timestamptz[],
      ${column(({ parts }) => parts.texts !== null)}::boolean[], ${textArrays(changed.map(({ parts }) => parts.texts))})
      as row (id, options, attributes, sets_compare_at, compare_at, published, publish_at, sets_texts, ${textColumns})
    where products.id = row.id
    returning products.id, products.version`,
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

async function writeVariants(db: Executor, changed: readonly ProductParts[]): Promise<void> {
  const rows = await withSalePrices(
    db,
    changed.flatMap(({ parts }) => parts.variants?.after ?? []),
  );
  for (const batch of batches(rows)) await upsertVariants(db, batch);
}

/** Deletes and inserts the SKUs of changed products, as two variants may have swapped theirs. */
async function writeSkus(db: Executor, changed: readonly ProductParts[]): Promise<void> {
  const withSkus = changed.filter(({ parts }) => parts.variants || parts.sku);
  const rows = withSkus.flatMap(({ productId, parts }) => {
    const own = parts.sku?.sku ? [[productId, parts.sku.sku] as const] : [];
    return [...(parts.variants?.skus ?? own)].map(([ownerId, sku]) => ({ ownerId, productId, sku }));
  });
  await db.delete(skus).where(among(skus.productId, withSkus));
  for (const batch of batches(rows)) await db.insert(skus).values(batch);
}

async function writePictures(db: Executor, changed: readonly ProductParts[]): Promise<void> {
  const withPictures = changed.filter(({ parts }) => parts.pictures);
  const rows = withPictures.flatMap(({ productId, parts }) =>
    (parts.pictures ?? []).flatMap((picture, position) =>
      // A picture without description is the main one, which the product row stores.
      isDescribed(picture)
        ? [{ ...picture, productId, position, kind: picture.kind || ("front" as const) }]
        : [],
    ),
  );
  await db.delete(productImages).where(among(productImages.productId, withPictures));
  for (const batch of batches(rows)) await db.insert(productImages).values(batch);
}

async function writeCollections(db: Executor, changed: readonly ProductParts[]): Promise<void> {
  const withCollections = changed.filter(({ parts }) => parts.collections);
  if (withCollections.length === 0) return;
  const rows = withCollections.flatMap(({ productId, parts }) =>
    (parts.collections ?? []).map((collectionId) => ({ collectionId, productId })),
  );
  await db.delete(collectionProducts).where(among(collectionProducts.productId, withCollections));
  for (const batch of batches(rows)) await db.insert(collectionProducts).values(batch);
}

/** Replaces sale prices after the regular prices are written, and starts those that are due. */
export async function writeSales(db: Executor, all: readonly ProductParts[], at: Date): Promise<void> {
  const changed = all.filter(({ parts }) => parts.sales);
  if (changed.length === 0) return;
  const ids = changed.map(({ productId }) => productId);
  await endSales(db, ids, "all");
  for (const batch of batches(changed.flatMap(({ parts }) => parts.sales ?? [])))
    await db.insert(salePrices).values(batch);
  await startSales(db, ids, at);
}

const isDescribed = ({ alt, kind }: Picture) => alt !== "" || kind !== "";

type ProductIdColumn =
  | typeof skus.productId
  | typeof productImages.productId
  | typeof collectionProducts.productId;

function among(column: ProductIdColumn, products: readonly ProductParts[]) {
  return sql`${column} = any(${sql.param(products.map(({ productId }) => productId))}::text[])`;
}

function* batches<T>(rows: readonly T[]): Generator<T[]> {
  for (let start = 0; start < rows.length; start += BATCH_SIZE) yield rows.slice(start, start + BATCH_SIZE);
}
