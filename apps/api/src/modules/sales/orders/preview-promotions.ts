import type { PromotionPreview } from "@larkwood/contract";
import { fromCents, mergeItems, promotionRefusalTexts } from "@larkwood/domain";
import { startOfDay } from "../../../core/calendar";
import type { SalesContext } from "../context";
import { findAllPromotions, withCollections } from "../promotions";
import { describeHints } from "./describe-hints";
import { toAppliedPromotion } from "./orders.mapper";
import { priceOrder } from "./price-order";
import { priceLines } from "./quote-order";
import type { OrderItem } from "./stock-lines";

interface PreviewInput {
  items: readonly OrderItem[];
  coupon?: string | undefined;
  country?: string | undefined;
  customerId?: string | undefined;
  /** A moment, or a day in the shop's time zone. */
  at?: string | undefined;
}

const MAX_LISTED = 200;

/** Which promotions apply to a cart, and why others don't. Rates of an extension are left out. */
export async function previewPromotions(
  { db, clock, settings }: Pick<SalesContext, "db" | "clock" | "settings">,
  { items, coupon, country = "", customerId, at }: PreviewInput,
): Promise<PromotionPreview> {
  const { timeZone, currency } = settings.current;
  const lines = await priceLines(db, mergeItems(items));
  const search = {
    codes: coupon ? [coupon.toUpperCase()] : [],
    customer: customerId ? { userId: customerId } : { email: "" },
    now: at === undefined ? clock() : at.includes("T") ? new Date(at) : startOfDay(at, timeZone),
  };
  const found = await findAllPromotions(db, search, MAX_LISTED);
  const productIds = lines.map(({ productId }) => productId);
  const offer = await withCollections(db, found, productIds);
  const { money, promotions } = priceOrder(settings.current, { lines, offer, country });
  return {
    subtotal: fromCents(money.subtotalCents),
    discount: fromCents(money.discountCents),
    shipping: fromCents(money.shippingCents),
    total: fromCents(money.totalCents),
    applied: promotions.applied.map((one) => ({ id: one.id, ...toAppliedPromotion(one) })),
    refused: promotions.refused.map(({ id, name, code, reason }) => ({
      id,
      name,
      code,
      reason,
      text: promotionRefusalTexts[reason],
    })),
    hints: await describeHints(db, promotions.hints, currency),
  };
}
