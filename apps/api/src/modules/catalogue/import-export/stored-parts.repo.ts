import type { AttributeValue, ProductImageKind, StoredOption } from "@larkwood/contract";
import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import {
  collectionProducts,
  collections,
  productImages,
  productSlugs,
  products,
  salePrices,
  skus,
  variants,
} from "../../../db/schema";
import type { VariantRow } from "../variants";
import { withRegularPrices } from "./regular-prices.repo";

export interface Picture {
  imageUrl: string;
  alt: string;
  kind: ProductImageKind | "";
}

/** What search engines show. */
export type SearchTexts = Pick<typeof products.$inferSelect, "slug" | "metaTitle" | "metaDescription">;
/** A price for a time. */
export type StoredSale = Pick<
  typeof salePrices.$inferSelect,
  "ownerId" | "productId" | "priceCents" | "startsAt" | "endsAt"
>;

/** What is stored of a product beside its own fields. */
export interface StoredParts {
  options: StoredOption[];
  attributes: Record<string, AttributeValue>;
  published: boolean;
  publishAt: Date | null;
  searchTexts: SearchTexts;
  /** The words of the collections by hand that it is in. */
  collections: string[];
  /** Prices for a time, by the id of a variant, or of the product itself. */
  sales: Map<string, StoredSale>;
  /** The default one first. */
  variants: VariantRow[];
  /** By the id of a variant, or of the product itself. */
  skus: Map<string, string>;
  /** All but the main one, and what is said of that. */
  described: { alt: string; kind: ProductImageKind } | null;
  otherPictures: Picture[];
}

/** The parts of some products, by their ids. */
export async function readStoredParts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, StoredParts>> {
  const among = (column: SQL) => sql`${column} = any(${sql.param(ids)}::text[])`;
  const own = await db
    .select({
      id: products.id,
      imageUrl: products.imageUrl,
      options: products.options,
      attributes: products.attributes,
      published: products.published,
      publishAt: products.publishAt,
      slug: products.slug,
      metaTitle: products.metaTitle,
      metaDescription: products.metaDescription,
    })
    .from(products)
    .where(among(sql`${products.id}`));
  const found = await db
    .select()
    .from(variants)
    .where(among(sql`${variants.productId}`))
    .orderBy(asc(variants.productId), asc(variants.position));
  const rows = await withRegularPrices(db, found);
  const numbers = await db
    .select()
    .from(skus)
    .where(among(sql`${skus.productId}`));
  const pictures = await db
    .select()
    .from(productImages)
    .where(among(sql`${productImages.productId}`))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  const collected = await db
    .select({ productId: collectionProducts.productId, slug: collections.slug })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(among(sql`${collectionProducts.productId}`))
    .orderBy(asc(collections.slug));
  const sales = await db
    .select({
      ownerId: salePrices.ownerId,
      productId: salePrices.productId,
      priceCents: salePrices.priceCents,
      startsAt: salePrices.startsAt,
      endsAt: salePrices.endsAt,
    })
    .from(salePrices)
    .where(among(sql`${salePrices.productId}`));
  const parts = new Map<string, StoredParts & { mainUrl: string }>();
  for (const { id, imageUrl, options, attributes, published, publishAt, ...searchTexts } of own) {
    parts.set(id, {
      options: options ?? [],
      attributes: attributes ?? {},
      published,
      publishAt,
      searchTexts,
      collections: [],
      sales: new Map(),
      variants: [],
      skus: new Map(),
      described: null,
      otherPictures: [],
      mainUrl: imageUrl,
    });
  }
  for (const { productId, slug } of collected) parts.get(productId)?.collections.push(slug);
  for (const sale of sales) parts.get(sale.productId)?.sales.set(sale.ownerId, sale);
  for (const row of rows) parts.get(row.productId)?.variants.push(row);
  for (const { productId, ownerId, sku } of numbers) parts.get(productId)?.skus.set(ownerId, sku);
  for (const { productId, position, imageUrl, alt, kind } of pictures) {
    const whole = parts.get(productId);
    if (!whole) continue;
    if (!whole.described && imageUrl === whole.mainUrl) whole.described = { alt, kind };
    else if (position > 0) whole.otherPictures.push({ imageUrl, alt, kind });
  }
  return parts;
}

/** Whose these numbers are, in capitals, whose these addresses are or were, and to which products these variants belong. */
export async function findOwners(
  db: Executor,
  {
    numbers,
    variantIds,
    slugs,
  }: { numbers: readonly string[]; variantIds: readonly string[]; slugs: readonly string[] },
): Promise<{
  skuOf: Map<string, string>;
  variantOf: Map<string, string>;
  slugOwners: Map<string, string>;
}> {
  const addressed =
    slugs.length === 0
      ? []
      : await db
          .select()
          .from(productSlugs)
          .where(sql`${productSlugs.slug} = any(${sql.param(slugs)}::text[])`);
  const taken =
    numbers.length === 0
      ? []
      : await db
          .select({ sku: skus.sku, productId: skus.productId })
          .from(skus)
          .where(sql`upper(${skus.sku}) = any(${sql.param(numbers)}::text[])`);
  const known =
    variantIds.length === 0
      ? []
      : await db
          .select({ id: variants.id, productId: variants.productId })
          .from(variants)
          .where(sql`${variants.id} = any(${sql.param(variantIds)}::text[])`);
  return {
    skuOf: new Map(taken.map(({ sku, productId }) => [sku.toUpperCase(), productId])),
    slugOwners: new Map(addressed.map(({ slug, productId }) => [slug, productId])),
    variantOf: new Map(known.map(({ id, productId }) => [id, productId])),
  };
}

/** Collections by hand, their ids by their words. */
export async function handCollections(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(sql`${collections.rule} is null`);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
