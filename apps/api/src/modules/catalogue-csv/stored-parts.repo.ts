import type { AttributeValue, ProductImageKind, StoredOption } from "@larkwood/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import { productImages, products, skus, variants } from "../../db/schema";
import type { VariantRow } from "../variants";
import { withRegularPrices } from "./regular-prices.repo";

export interface Picture {
  imageUrl: string;
  alt: string;
  kind: ProductImageKind | "";
}

/** What is stored of a product beside its own fields. */
export interface StoredParts {
  options: StoredOption[];
  attributes: Record<string, AttributeValue>;
  published: boolean;
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
  const parts = new Map<string, StoredParts & { mainUrl: string }>();
  for (const { id, imageUrl, options, attributes, published } of own) {
    parts.set(id, {
      options: options ?? [],
      attributes: attributes ?? {},
      published,
      variants: [],
      skus: new Map(),
      described: null,
      otherPictures: [],
      mainUrl: imageUrl,
    });
  }
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

/** Whose these numbers are, in capitals, and to which products these variants belong. */
export async function findOwners(
  db: Executor,
  { numbers, variantIds }: { numbers: readonly string[]; variantIds: readonly string[] },
): Promise<{ skuOf: Map<string, string>; variantOf: Map<string, string> }> {
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
    variantOf: new Map(known.map(({ id, productId }) => [id, productId])),
  };
}
