import type { TaxPart } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";

/** The cost of an order by line, used to calculate refunds. */
interface RefundableOrder {
  lines: { name: string; priceCents: number; quantity: number; discountCents: number; returned: number }[];
  discountCents: number;
  shippingCents: number;
  totalCents: number;
  taxes: TaxPart[];
}

type Row = Pick<RefundableOrder, "lines" | "taxes"> &
  Record<"discountCents" | "shippingCents" | "totalCents", string>;

export async function findRefundable(db: Executor, orderId: string): Promise<RefundableOrder | null> {
  const row = await queryFirst<Row>(
    db,
    sql`
    SELECT discount_cents AS "discountCents", shipping_cents AS "shippingCents", total_cents AS "totalCents", taxes,
      (SELECT json_agg(json_build_object('name', concat_ws(', ', name, nullif(variant, '')), 'priceCents', price_cents,
        'quantity', quantity, 'discountCents', discount_cents, 'returned', returned) ORDER BY position)
        FROM order_lines WHERE order_id = orders.id) AS lines
    FROM orders WHERE id = ${orderId}`,
  );
  if (!row) return null;
  const { discountCents, shippingCents, totalCents } = row;
  return {
    ...row,
    discountCents: Number(discountCents),
    shippingCents: Number(shippingCents),
    totalCents: Number(totalCents),
  };
}
