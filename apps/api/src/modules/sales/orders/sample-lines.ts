import type { StoredOption } from "@larkwood/contract";
import { findSample } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import type { NewOrderLine } from "./insert-order";
import type { OrderItem } from "./stock-lines";

interface SampledRow {
  productId: string;
  name: string;
  options: StoredOption[] | null;
  choice: string[];
  imageUrl: string;
}

/**
 * The lines of a sample order. They name no product: a sample takes no stock, is not returned, and makes nobody a buyer
 * who may review the product.
 */
export async function findSampleLines(
  tx: Executor,
  items: readonly Pick<OrderItem, "productId" | "variantId">[],
): Promise<NewOrderLine[]> {
  const rows = await queryRows<SampledRow>(
    tx,
    sql`
    SELECT products.id AS "productId", products.name, products.options, variants.choice,
      coalesce(variants.image_url, products.image_url) AS "imageUrl"
    FROM unnest(${sql.param(items.map(({ productId }) => productId))}::text[],
      ${sql.param(items.map(({ variantId }) => variantId ?? null))}::text[]) WITH ORDINALITY AS item(product_id, variant_id, item_no)
    JOIN products ON products.id = item.product_id AND products.published
    JOIN variants ON variants.id = item.variant_id AND variants.product_id = products.id
    ORDER BY item_no`,
  );
  const lines = new Map<string, NewOrderLine>();
  for (const { productId, name, options, choice, imageUrl } of rows) {
    const sample = findSample(options ?? [], choice);
    if (!sample) continue;
    // Two variants may have the same fabric.
    lines.set(`${productId} ${sample.key}`, {
      productId: null,
      name: `Sample: ${sample.name}`,
      variant: name,
      sku: null,
      imageUrl: sample.swatchUrl ?? imageUrl,
      priceCents: 0,
      quantity: 1,
      quantityAfter: null,
    });
  }
  if (rows.length < items.length || lines.size === 0) {
    const text = "One of these samples is no longer available. Remove it and try again.";
    throw new AppError("invalid_input", { detail: text, errors: { items: text } });
  }
  return [...lines.values()];
}
