import { sql } from "drizzle-orm";
import type { Executor } from "../../apps/api/src/db/executor";

/** Adds an invoice for each paid order, and a credit note for each refunded one, as far as the shop writes them. */
export async function fillDocuments(db: Executor): Promise<void> {
  // The log of changes would update each order once more.
  await db.execute(sql`ALTER TABLE documents DISABLE TRIGGER documents_log_inserted`);
  await db.execute(sql`
    INSERT INTO documents (id, order_id, kind, number, amount_cents, content, created_at)
    SELECT substr(orders.id, 1, 12) || CASE kind WHEN 'invoice' THEN 'a' ELSE 'b' END || lpad(to_hex(new.number), 11, '0'),
      order_id, kind, new.number, total_cents, jsonb_build_object(
        'shop', jsonb_build_object('name', 'Larkwood', 'address', 'Oak Lane 1', 'email', 'hello@larkwood.example',
          'phone', '', 'timeZone', 'UTC', 'currency', 'USD'),
        'order', jsonb_build_object('number', orders.number, 'createdAt', orders.created_at, 'notes', ''),
        'customer', jsonb_build_object('name', concat_ws(' ', first_name, last_name), 'address', address,
          'country', country, 'phone', ''),
        'lines', jsonb_build_array(jsonb_build_object('name', 'Chair', 'variant', '', 'quantity', 1,
          'priceCents', subtotal_cents, 'discountCents', 0)),
        'taxes', taxes, 'taxIncluded', tax_included)
        || CASE kind WHEN 'invoice' THEN jsonb_build_object('subtotalCents', subtotal_cents, 'discountCents', 0, 'coupon', null,
          'shippingCents', 0, 'delivery', orders.delivery->>'name', 'totalCents', total_cents,
          'paymentMethod', orders.payment_method)
        ELSE jsonb_build_object('invoiceNumber', 1, 'reason', '', 'amountCents', total_cents) END, at
    FROM (
      SELECT kind, row_number() OVER (PARTITION BY kind ORDER BY order_id) AS number, order_id, at
      FROM (
        SELECT 'invoice' AS kind, order_id, received_at AS at FROM payments WHERE status IN ('received', 'refunded')
        UNION ALL
        SELECT 'credit_note', order_id, updated_at FROM payments WHERE status = 'refunded'
      ) AS wanted
    ) AS new JOIN orders ON orders.id = order_id`);
  await db.execute(sql`ALTER TABLE documents ENABLE TRIGGER documents_log_inserted`);
  await db.execute(sql`ANALYZE documents`);
}
