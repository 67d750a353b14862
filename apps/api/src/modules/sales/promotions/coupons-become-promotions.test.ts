import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { migrate } from "../../../db/migrate";
import { sqlOn } from "../../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../../testing/test-database";

const MIGRATIONS = join(import.meta.dirname, "../../../db/migrations");
const [user, tenPercent, fiveOff, used, manual] = ["1", "2", "3", "4", "5"].map((digit) => digit.repeat(24));

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // A shop of the version before.
  const folder = mkdtempSync(join(tmpdir(), "larkwood-before-promotions-"));
  for (const name of readdirSync(MIGRATIONS).filter((file) => file < "1035"))
    cpSync(join(MIGRATIONS, name), join(folder, name));
  const sql = sqlOn(database.db);
  await sql`DROP SCHEMA public CASCADE`;
  await sql`CREATE SCHEMA public`;
  await migrate(database.db, folder);
  await sql`INSERT INTO users (id, user_name, email, password_hash) VALUES (${user}, 'ada', 'ada@example.com', '')`;
  await sql`
    INSERT INTO coupons (id, code, kind, value, min_total_cents, max_uses, max_uses_per_user, uses, ends_at, created_at)
    VALUES (${tenPercent}, 'TEN', 'percent', 1000, 0, 7, 2, 2, '2027-01-01Z', now()),
      (${fiveOff}, 'FIVE', 'fixed', 500, 10000, NULL, NULL, 0, NULL, now())`;
  await sql`INSERT INTO coupon_uses VALUES (${tenPercent}, ${user}, 2)`;
  for (const [id, cents, manualCents] of [
    [used, 1000, 0],
    [manual, 1500, 500],
  ] as const)
    await sql`
      INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, phone_number, notes, item_count,
        subtotal_cents, discount_cents, total_cents, manual_discount, coupon_id, coupon_code, payment_method, created_at)
      VALUES (${id}, ${user}, 'PLACED', '', '', '', '', '', '', '', 1, 10000, ${cents}, ${10_000 - cents},
        ${manualCents ? JSON.stringify({ kind: "fixed", value: 500, reason: "Late", cents: 500 }) : null}::jsonb,
        ${tenPercent}, 'TEN', 'bank_transfer', now())`;
  await migrate(database.db);
});
afterAll(() => database.close());

it("makes promotions with a code of coupons, with their limits and uses", async () => {
  const sql = sqlOn(database.db);
  expect(
    await sql`SELECT name, code, rule, max_uses, max_uses_per_customer, uses, ends_at IS NULL AS endless FROM promotions ORDER BY id`,
  ).toEqual([
    {
      name: "Coupon TEN",
      code: "TEN",
      rule: { conditions: {}, effect: { kind: "percent", value: 1000 } },
      max_uses: 7,
      max_uses_per_customer: 2,
      uses: 2,
      endless: false,
    },
    {
      name: "Coupon FIVE",
      code: "FIVE",
      rule: { conditions: { minTotalCents: 10_000 }, effect: { kind: "amount", value: 500 } },
      max_uses: null,
      max_uses_per_customer: null,
      uses: 0,
      endless: true,
    },
  ]);
  expect(await sql`SELECT promotion_id, user_id, uses FROM promotion_uses`).toEqual([
    { promotion_id: tenPercent, user_id: user, uses: 2 },
  ]);
});

it("keeps what coupons took off, without the part of the staff, and changes no order", async () => {
  const sql = sqlOn(database.db);
  expect(await sql`SELECT order_id, name, code, cents::int FROM order_promotions ORDER BY order_id`).toEqual([
    { order_id: used, name: "Coupon TEN", code: "TEN", cents: 1000 },
    { order_id: manual, name: "Coupon TEN", code: "TEN", cents: 1000 },
  ]);
  expect(await sql`SELECT promotions, coupon_code, version FROM orders ORDER BY id`).toEqual([
    { promotions: "TEN", coupon_code: "TEN", version: 1 },
    { promotions: "TEN", coupon_code: "TEN", version: 1 },
  ]);
});
