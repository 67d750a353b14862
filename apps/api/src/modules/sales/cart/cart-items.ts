import { sql } from "drizzle-orm";

/**
 * The items of a cart that are sold, as JSON in their order, with names and the prices of now. For statements that read
 * `carts`.
 */
export const soldItemsOfCart = sql`(
  SELECT jsonb_agg(jsonb_build_object('productId', products.id, 'name', products.name, 'variant', coalesce(variants.label, ''),
    'quantity', (item ->> 'quantity')::integer,
    'priceCents', coalesce(variants.price_cents, products.price_cents),
    'imageUrl', coalesce(variants.image_url, products.image_url)) ORDER BY place)
  FROM jsonb_array_elements(carts.items) WITH ORDINALITY AS stored(item, place)
    JOIN products ON products.id = item ->> 'productId' AND products.published
    LEFT JOIN variants ON variants.id = item ->> 'variantId' AND variants.product_id = products.id
  WHERE item ->> 'variantId' IS NULL OR variants.id IS NOT NULL OR item ->> 'variantId' = products.id)`;

export interface SoldItem {
  productId: string;
  name: string;
  variant: string;
  quantity: number;
  priceCents: number;
  imageUrl: string;
}
