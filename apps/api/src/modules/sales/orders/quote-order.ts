import { findCountry, type Quote } from "@larkwood/contract";
import { mergeItems } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type AnonymousActor, type Caller, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import type { SalesContext } from "../context";
import {
  couponRefusalTexts,
  findCodeProblem,
  findPromotions,
  hasTooManyGuesses,
  inTurnOfGuesser,
  type PromotionCustomer,
  recordWrongCode,
  withCollections,
} from "../promotions";
import { describeHints } from "./describe-hints";
import { findRates } from "./find-rates";
import { networkOf } from "./guest";
import { assertWithinOrderLimits } from "./order-limits";
import { toQuote } from "./orders.mapper";
import { assertMaySetPrices, hasOwnPrice, type PricedItem, withOwnPrices } from "./own-prices";
import { priceOrder } from "./price-order";
import type { PricedLine } from "./priced-line";
import { grams, type OrderItem } from "./stock-lines";

interface QuoteInput {
  items: readonly PricedItem[];
  coupon?: string | undefined;
  customerId?: string | undefined;
  country?: string | undefined;
  delivery?: string | undefined;
}

/** The current price of the items. Takes no stock. */
export async function quoteOrder(
  context: SalesContext,
  input: QuoteInput,
  caller: Caller | null,
  { origin, address }: Pick<AnonymousActor, "origin" | "address">,
): Promise<Quote> {
  if (hasOwnPrice(input.items)) assertMaySetPrices(caller);
  const { db, settings, config } = context;
  if (input.customerId && !(caller && hasPermission(caller, "orders.write")))
    throw new AppError("not_allowed");
  const code = input.coupon?.toUpperCase();
  const lines = withOwnPrices(await priceLines(db, mergeItems(input.items)), input.items);
  // Merged again: one item may name the default variant, another may name none.
  assertWithinOrderLimits(mergeItems(lines), settings.current);
  const guesser = caller?.userId ?? networkOf(config, address);
  const rates = await findRates(context, lines, input.country ?? "");
  const quote = () => quoteLines(context, input, { caller, origin, guesser, code, lines, rates });
  return code ? inTurnOfGuesser(guesser, quote) : quote();
}

interface QuoteDraft extends Pick<AnonymousActor, "origin"> {
  caller: Caller | null;
  guesser: string;
  /** The requested coupon code. */
  code: string | undefined;
  lines: readonly (PricedLine & OrderItem)[];
  /** The rates of an extension. */
  rates: Awaited<ReturnType<typeof findRates>>;
}

/** The quote of priced lines. Counts an unknown code. */
async function quoteLines(
  context: SalesContext,
  input: QuoteInput,
  { caller, origin, guesser, code, lines, rates }: QuoteDraft,
): Promise<Quote> {
  const { db, settings, clock } = context;
  const image = toImageUrl(origin);
  const now = clock();
  const isThrottled = code !== undefined && (await hasTooManyGuesses(db, { guesser, now }));
  const found = await findOffer(context, {
    codes: code && !isThrottled ? [code] : [],
    customer: customerOf(input, caller),
    now,
  });
  const productIds = lines.map(({ productId }) => productId);
  const { country = "", delivery } = input;
  const priced = priceOrder(settings.current, {
    lines,
    offer: found && (await withCollections(db, found, productIds)),
    country,
    delivery,
    rates,
  });
  const quote = toQuote(priced, { image, now, timeZone: settings.current.timeZone });
  const problem = isThrottled ? "too_many_guesses" : code ? findCodeProblem(priced.promotions, code) : null;
  if (problem === "unknown" && code) await recordWrongCode(db, { guesser, code, now });
  const hints = await describeHints(db, priced.promotions.hints, settings.current.currency);
  return {
    ...quote,
    ...(hints.length > 0 ? { hints } : {}),
    // An order to an unknown country would be refused, also by a shop that delivers everywhere.
    deliverable: quote.deliverable && (country === "" || findCountry(country) !== null),
    couponProblem: problem && couponRefusalTexts[problem],
  };
}

/** The promotions that the cart may get; null if the shop has none. */
async function findOffer(
  { db, automaticPromotions }: Pick<SalesContext, "db" | "automaticPromotions">,
  search: Omit<Parameters<typeof findPromotions>[1], "automatic">,
) {
  const automatic = await automaticPromotions.exist();
  return automatic || search.codes.length > 0 ? findPromotions(db, { ...search, automatic }) : null;
}

/** Earlier orders of a guest are counted when the order is placed. */
function customerOf({ customerId }: QuoteInput, caller: Caller | null): PromotionCustomer {
  const userId = customerId ?? caller?.userId;
  return userId === undefined ? { email: "" } : { userId };
}

/** The items with their current prices. Takes no stock. */
export async function priceLines(
  db: Executor,
  items: readonly OrderItem[],
): Promise<(PricedLine & OrderItem)[]> {
  const rows = await queryRows<
    Omit<PricedLine & OrderItem, "quantity" | "variantId"> & { itemNo: string; variantId: string | null }
  >(
    db,
    sql`
    SELECT item_no AS "itemNo", products.id AS "productId", chosen.id AS "variantId", chosen.label AS variant, products.name,
      coalesce(chosen.image_url, products.image_url) AS "imageUrl",
      coalesce(chosen.price_cents, products.price_cents) AS "priceCents", products.category,
      ${grams} AS grams, (SELECT sku FROM skus WHERE owner_id = coalesce(chosen.id, products.id)) AS sku
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
