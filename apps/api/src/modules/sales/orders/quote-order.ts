import { findCountry, type Quote } from "@larkwood/contract";
import { mergeItems } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import type { SalesContext } from "../context";
import { checkCoupon, couponRefusalTexts } from "../discounts";
import { assertWithinOrderLimits } from "./order-limits";
import { toQuote } from "./orders.mapper";
import { type PricedLine, priceOrder, subtotalOf } from "./price-order";
import { grams, type OrderItem } from "./stock-lines";

interface QuoteInput {
  items: readonly OrderItem[];
  coupon?: string | undefined;
  country?: string | undefined;
  delivery?: string | undefined;
}

/** The current price of the items. Takes no stock. */
export async function quoteOrder(
  { db, settings, clock }: SalesContext,
  input: QuoteInput,
  { caller, origin }: Actor,
): Promise<Quote> {
  const code = input.coupon;
  const image = toImageUrl(origin);
  const lines = await priceLines(db, mergeItems(input.items));
  // Merged again: one item may name the default variant, another may name none.
  assertWithinOrderLimits(mergeItems(lines), settings.current);
  const subtotalCents = subtotalOf(lines);
  const coupon = code
    ? await checkCoupon(db, { code, userId: caller.userId, subtotalCents, now: clock() })
    : null;
  const { country = "", delivery } = input;
  const priced = priceOrder(settings.current, {
    lines,
    coupon: coupon?.ok ? coupon : null,
    country,
    delivery,
  });
  const quote = toQuote(priced, image);
  return {
    ...quote,
    // An order to an unknown country would be refused, also by a shop that delivers everywhere.
    deliverable: quote.deliverable && (country === "" || findCountry(country) !== null),
    couponProblem: coupon && !coupon.ok ? couponRefusalTexts[coupon.reason] : null,
  };
}

async function priceLines(db: Executor, items: readonly OrderItem[]): Promise<(PricedLine & OrderItem)[]> {
  const rows = await queryRows<
    Omit<PricedLine & OrderItem, "quantity" | "variantId"> & { itemNo: string; variantId: string | null }
  >(
    db,
    sql`
    SELECT item_no AS "itemNo", products.id AS "productId", chosen.id AS "variantId", chosen.label AS variant, products.name,
      coalesce(chosen.image_url, products.image_url) AS "imageUrl",
      coalesce(chosen.price_cents, products.price_cents) AS "priceCents", products.category,
      ${grams} AS grams
    FROM unnest(${sql.param(items.map((item) => item.productId))}::text[],
      ${sql.param(items.map((item) => item.variantId ?? null))}::text[]) WITH ORDINALITY AS item(id, variant_id, item_no)
    JOIN products ON products.id = item.id AND products.published
    LEFT JOIN LATERAL (
      SELECT * FROM variants
      WHERE products.has_variants AND product_id = products.id AND (item.variant_id IS NULL OR id = item.variant_id)
      ORDER BY position LIMIT 1
    ) AS chosen ON true
    WHERE chosen.id IS NOT NULL OR (item.variant_id IS NULL AND NOT products.has_variants)`,
  );
  const byPosition = new Map(
    rows.map(({ itemNo, variantId, variant, ...row }) => [
      Number(itemNo),
      { ...row, variantId: variantId ?? undefined, variant: variant ?? "" },
    ]),
  );
  return items.map(({ productId, quantity }, index) => {
    const row = byPosition.get(index + 1);
    if (!row) throw new AppError("not_found", { context: { productId } });
    return { ...row, quantity };
  });
}
