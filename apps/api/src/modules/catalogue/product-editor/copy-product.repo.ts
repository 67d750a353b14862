import { sql } from "drizzle-orm";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { variantsOf } from "../variants";

interface Copy {
  originalId: string;
  id: string;
  name: string;
  at: Date;
}

/** Inserts a draft with the texts, regular prices, options, variants, images, companions and attributes of a product. */
export async function insertCopy(tx: Executor, copy: Copy): Promise<void> {
  await insertProductCopy(tx, copy);
  await insertVariantCopies(tx, copy);
  await tx.execute(sql`
    INSERT INTO product_images (product_id, position, image_url, alt, kind)
    SELECT ${copy.id}, position, image_url, alt, kind FROM product_images WHERE product_id = ${copy.originalId}`);
  await tx.execute(sql`
    INSERT INTO product_companions (product_id, companion_id, position)
    SELECT ${copy.id}, companion_id, position FROM product_companions WHERE product_id = ${copy.originalId}`);
}

async function insertProductCopy(tx: Executor, { originalId, id, name, at }: Copy): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    INSERT INTO products (id, name, description, category, price_cents, compare_at_cents, quantity, low_stock, image_url,
      options, attributes, published, created_at, updated_at)
    SELECT ${id}, ${name}, description, category, coalesce(regular_cents, products.price_cents),
      CASE WHEN is_on THEN regular_compare_at_cents ELSE compare_at_cents END, 0, low_stock, image_url,
      options, attributes, false, ${now}, ${now}
    FROM products LEFT JOIN sale_prices ON owner_id = products.id AND is_on
    WHERE products.id = ${originalId}`);
}

async function insertVariantCopies(tx: Executor, { originalId, id, at }: Copy): Promise<void> {
  const originals = await variantsOf(tx, originalId);
  await tx.execute(sql`
    INSERT INTO variants (id, product_id, position, choice, label, price_cents, compare_at_cents, quantity, image_url,
      measures, images, attributes)
    SELECT copy.id, ${id}, position, choice, label, coalesce(regular_cents, variants.price_cents),
      CASE WHEN is_on THEN regular_compare_at_cents ELSE compare_at_cents END, 0, image_url, measures, images, attributes
    FROM unnest(${sql.param(originals.map((variant) => variant.id))}::text[],
      ${sql.param(originals.map(() => newId(at)))}::text[]) AS copy(original_id, id)
    JOIN variants ON variants.id = copy.original_id
    LEFT JOIN sale_prices ON owner_id = variants.id AND is_on`);
}
