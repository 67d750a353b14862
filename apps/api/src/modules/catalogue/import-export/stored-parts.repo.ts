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
import { mapTexts, type Texts } from "./text-columns";

export interface Picture {
  imageUrl: string;
  alt: string;
  kind: ProductImageKind | "";
}

/** A sale price. */
export type StoredSale = Pick<
  typeof salePrices.$inferSelect,
  "ownerId" | "productId" | "priceCents" | "startsAt" | "endsAt"
>;

/** Stored data of a product besides the basic columns. */
export interface StoredParts {
  options: StoredOption[];
  attributes: Record<string, AttributeValue>;
  published: boolean;
  publishAt: Date | null;
  texts: Texts;
  /** Slugs of its manual collections. */
  collections: string[];
  /** Sale prices by the id of the variant or of the product itself. */
  sales: Map<string, StoredSale>;
  /** The default variant first. */
  variants: VariantRow[];
  /** By the id of the variant or of the product itself. */
  skus: Map<string, string>;
  /** Description of the main picture. */
  described: { alt: string; kind: ProductImageKind } | null;
  /** All pictures except the main one. */
  otherPictures: Picture[];
}

/** Reads the extended data of products by their ids. */
export async function readStoredParts(
  db: Executor,
  ids: readonly string[],
): Promise<Map<string, StoredParts>> {
  const among = (column: SQL) => sql`${column} = any(${sql.param(ids)}::text[])`;
  const productRows = await db
    .select({
      id: products.id,
      imageUrl: products.imageUrl,
      options: products.options,
      attributes: products.attributes,
      published: products.published,
      publishAt: products.publishAt,
      ...mapTexts(({ name }) => products[name]),
    })
    .from(products)
    .where(among(sql`${products.id}`));
  const variantRows = await db
    .select()
    .from(variants)
    .where(among(sql`${variants.productId}`))
    .orderBy(asc(variants.productId), asc(variants.position));
  const regularVariants = await withRegularPrices(db, variantRows);
  const skuRows = await db
    .select()
    .from(skus)
    .where(among(sql`${skus.productId}`));
  const pictures = await db
    .select()
    .from(productImages)
    .where(among(sql`${productImages.productId}`))
    .orderBy(asc(productImages.productId), asc(productImages.position));
  const memberships = await db
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
  for (const { id, imageUrl, options, attributes, published, publishAt, ...texts } of productRows) {
    parts.set(id, {
      options: options ?? [],
      attributes: attributes ?? {},
      published,
      publishAt,
      texts,
      collections: [],
      sales: new Map(),
      variants: [],
      skus: new Map(),
      described: null,
      otherPictures: [],
      mainUrl: imageUrl,
    });
  }
  for (const { productId, slug } of memberships) parts.get(productId)?.collections.push(slug);
  for (const sale of sales) parts.get(sale.productId)?.sales.set(sale.ownerId, sale);
  for (const row of regularVariants) parts.get(row.productId)?.variants.push(row);
  for (const { productId, ownerId, sku } of skuRows) parts.get(productId)?.skus.set(ownerId, sku);
  for (const { productId, position, imageUrl, alt, kind } of pictures) {
    const product = parts.get(productId);
    if (!product) continue;
    if (!product.described && imageUrl === product.mainUrl) product.described = { alt, kind };
    else if (position > 0) product.otherPictures.push({ imageUrl, alt, kind });
  }
  return parts;
}

/** Finds the products that own SKUs (in upper case), current or former slugs, and variants. */
export async function findOwners(
  db: Executor,
  {
    upperCaseSkus,
    variantIds,
    slugs,
  }: { upperCaseSkus: readonly string[]; variantIds: readonly string[]; slugs: readonly string[] },
): Promise<{
  skuOwners: Map<string, string>;
  variantOwners: Map<string, string>;
  slugOwners: Map<string, string>;
}> {
  const slugRows =
    slugs.length === 0
      ? []
      : await db
          .select()
          .from(productSlugs)
          .where(sql`${productSlugs.slug} = any(${sql.param(slugs)}::text[])`);
  const skuRows =
    upperCaseSkus.length === 0
      ? []
      : await db
          .select({ sku: skus.sku, productId: skus.productId })
          .from(skus)
          .where(sql`upper(${skus.sku}) = any(${sql.param(upperCaseSkus)}::text[])`);
  const variantRows =
    variantIds.length === 0
      ? []
      : await db
          .select({ id: variants.id, productId: variants.productId })
          .from(variants)
          .where(sql`${variants.id} = any(${sql.param(variantIds)}::text[])`);
  return {
    skuOwners: new Map(skuRows.map(({ sku, productId }) => [sku.toUpperCase(), productId])),
    slugOwners: new Map(slugRows.map(({ slug, productId }) => [slug, productId])),
    variantOwners: new Map(variantRows.map(({ id, productId }) => [id, productId])),
  };
}

/** Ids of manual collections by slug. */
export async function findManualCollections(db: Executor): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: collections.id, slug: collections.slug })
    .from(collections)
    .where(sql`${collections.rule} is null`);
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
