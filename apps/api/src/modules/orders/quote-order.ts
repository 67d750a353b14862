import type { Quote } from "@larkwood/contract";
import { mergeItems } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../app-error";
import type { Author } from "../../author";
import type { AppContext } from "../../context";
import { type Executor, rowsOf } from "../../db/executor";
import { checkCoupon } from "../coupons";
import { imageAddress } from "../products";
import { refuseTooMany } from "./order-bounds";
import type { OrderLineRow } from "./order-row";
import { toQuote } from "./orders.mapper";
import type { Item } from "./take-stock";

interface Question {
  items: readonly Item[];
  coupon?: string | undefined;
}

/** What these items would cost now; nothing is taken. */
export async function quoteOrder(
  { db, settings, clock }: AppContext,
  question: Question,
  { caller, origin }: Author,
): Promise<Quote> {
  const code = question.coupon;
  const image = imageAddress(origin);
  const items = mergeItems(question.items);
  refuseTooMany(items, settings.current);
  const lines = await priceLines(db, items);
  const subtotalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  const coupon = code
    ? await checkCoupon(db, { code, userId: caller.userId, subtotalCents, now: clock() })
    : null;
  const accepted = coupon?.ok ? coupon : null;
  const quote = toQuote({ lines, subtotalCents, coupon: accepted }, image);
  return { ...quote, couponProblem: coupon && !coupon.ok ? coupon.reason : null };
}

async function priceLines(db: Executor, items: readonly Item[]): Promise<OrderLineRow[]> {
  const rows = await rowsOf<Omit<OrderLineRow, "quantity">>(
    db,
    sql`
    SELECT id AS "productId", name, image_url AS "imageUrl", price_cents AS "priceCents" FROM products
    WHERE id = ANY(${sql.param(items.map((item) => item.productId))}::text[])`,
  );
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return items.map(({ productId, quantity }) => {
    const row = byId.get(productId);
    if (!row) throw new AppError("not_found", { context: { productId } });
    return { ...row, quantity };
  });
}
