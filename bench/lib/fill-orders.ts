import { sql } from "drizzle-orm";
import type { Executor } from "../../apps/api/src/db/executor";

// The same shop, with a longer history: the number of open orders does not grow.
const OPEN = 1_500;
const BATCH = 50_000;

/** Adds orders with lines and payments, one a minute until now. The newest are open, the others have ended. */
export async function fillOrders(db: Executor, count: number): Promise<void> {
  for (let first = 0; first < count; first += BATCH)
    await addOrders(db, first, Math.min(first + BATCH, count));
  // Also merges the new words into their index, as happens from time to time in a shop that grew over years.
  await db.execute(sql`VACUUM ANALYZE orders, order_lines, payments, order_events`);
}

/** Adds the orders with these ages in minutes. */
async function addOrders(db: Executor, from: number, to: number): Promise<void> {
  await db.execute(sql`
    CREATE TEMPORARY TABLE new_orders AS
    SELECT age, to_hex((extract(epoch FROM at) * 1000)::bigint) AS prefix, at,
      CASE WHEN age < 300 THEN 'PLACED' WHEN age < 800 THEN 'CONFIRMED' WHEN age < ${OPEN} THEN 'SHIPPED'
        WHEN age % 50 = 0 THEN 'CANCELLED' WHEN age % 50 = 1 THEN 'RETURNED' ELSE 'DELIVERED' END AS status,
      CASE WHEN age < 1000 AND age % 3 = 0 THEN 'expected' WHEN age % 50 = 0 THEN 'void'
        WHEN age % 100 = 1 THEN 'refunded' ELSE 'received' END AS payment,
      (ARRAY['Norway','Sweden','Denmark','Germany','France','Spain','Italy','Poland','Austria','Malta'])[1 + age % 10] AS country,
      (ARRAY['Post','Express','Two-man delivery'])[1 + age % 3] AS delivery
    FROM generate_series(${from}::int, ${to - 1}::int) AS age,
      LATERAL (SELECT date_trunc('milliseconds', now()) - age * interval '1 minute' AS at) AS placed`);
  await db.execute(sql`
    INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, post_code, city, phone_number, notes,
      item_count, subtotal_cents, discount_cents, total_cents, tax_cents, tax_included, taxes, payment_method, delivery, parcels,
      created_at, updated_at)
    SELECT lpad(prefix, 12, '0') || lpad(to_hex(age), 12, '0'), (SELECT id FROM users WHERE role = 'User' LIMIT 1), status,
      'Name' || age % 5000, 'Family' || age % 20000, 'customer' || age % 100000 || '@example.com', country,
      'Street ' || age % 9000, lpad(age::text, 5, '1'), 'City' || age % 900, '', '', 1, 20000, 0, 20000, 4000, true,
      '[{"name": "VAT", "hundredths": 2500, "baseCents": 20000, "taxCents": 4000}]'::jsonb,
      'bank_transfer', jsonb_build_object('name', delivery, 'kind', 'parcel', 'cents', 0, 'fromDays', 2, 'toDays', 5),
      CASE WHEN age >= 800 THEN jsonb_build_array(jsonb_build_object('carrier', 'dhl', 'name', '', 'link', '',
        'number', 'PARCEL' || lpad(age::text, 8, '0'))) ELSE '[]' END, at, at
    FROM new_orders`);
  await db.execute(sql`
    INSERT INTO order_lines (order_id, position, product_id, name, image_url, price_cents, quantity)
    SELECT lpad(prefix, 12, '0') || lpad(to_hex(age), 12, '0'), 1, chosen[1 + age % array_length(chosen, 1)], 'Chair',
      '/images/x_1280.webp', 20000, 1
    FROM new_orders, (SELECT array_agg(id ORDER BY id) AS chosen FROM products) AS all_products`);
  await db.execute(sql`
    INSERT INTO payments (id, order_id, method, status, amount_cents, created_at, updated_at, received_at)
    SELECT lpad(prefix, 12, '0') || lpad(to_hex(age), 12, '0'), lpad(prefix, 12, '0') || lpad(to_hex(age), 12, '0'),
      'bank_transfer', payment, 20000, at, at, CASE WHEN payment IN ('received', 'refunded') THEN at END
    FROM new_orders`);
  await db.execute(sql`DROP TABLE new_orders`);
}
