import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database";
import { migrate } from "../migrate";
import { readMigrations } from "../read-migrations";
import { backupFormat } from "./backup-format";
import { restoreBackup } from "./restore-backup";
import { writeBackup } from "./write-backup";

const folder = mkdtempSync(join(tmpdir(), "larkwood-older-"));
const id = (n: number) => n.toString(16).padStart(24, "0");
let older: TestDatabase;
let now: TestDatabase;
beforeAll(async () => {
  [older, now] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([older.close(), now.close()]));

/** A database as the last version before a migration left it. */
async function goBack(before: string): Promise<void> {
  const migrations = readMigrations()
    .filter(({ name }) => name < before)
    .map(({ name, checksum }) => ({ name, checksum }));
  const file = join(folder, "empty.backup");
  const header = { format: backupFormat, migrations, sequences: [] };
  writeFileSync(file, gzipSync(`${JSON.stringify(header)}\n{"end":true}\n`));
  await restoreBackup(older.db, file);
}

it("a backup of the time before variants comes back with every product, order and piece of stock", async () => {
  await goBack("0090");
  const sql = sqlOn(older.db);
  await sql`INSERT INTO users (id, user_name, email, password_hash) VALUES (${id(1)}, 'buyer', 'b@test.example', 'none')`;
  await sql`INSERT INTO products (id, name, description, category, price_cents, quantity, image_url)
    SELECT lpad(to_hex(n), 24, '0'), 'Chair ' || n, 'A chair.', 'dining', n * 100, n, '/images/a_1280.webp'
    FROM generate_series(1, 50) AS n`;
  await sql`INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, phone_number, notes,
      item_count, subtotal_cents, discount_cents, total_cents, payment_method, created_at)
    VALUES (${id(7)}, ${id(1)}, 'PLACED', 'A', 'B', 'b@test.example', 'Norway', 'Elm 5', '+4712345678', '', 2, 600, 0, 600,
      'bank_transfer', now())`;
  await sql`INSERT INTO order_lines (order_id, position, product_id, name, image_url, price_cents, quantity)
    VALUES (${id(7)}, 1, ${id(3)}, 'Chair 3', '/images/a_1280.webp', 300, 2)`;
  await sql`INSERT INTO stock_moves (product_id, kind, change, quantity_after, order_id, at)
    VALUES (${id(3)}, 'sale', -2, 3, ${id(7)}, now())`;
  const file = join(folder, "older.backup");
  await writeBackup(older.db, file);

  await restoreBackup(now.db, file);
  await migrate(now.db);
  const after = sqlOn(now.db);
  const [stock] = await after`SELECT count(*)::int AS products, sum(quantity)::int AS pieces,
    bool_or(has_variants) AS variants FROM products`;
  expect(stock).toEqual({ products: 50, pieces: 1275, variants: false });
  expect(await after`SELECT product_id, variant_id, variant, quantity FROM order_lines`).toEqual([
    { product_id: id(3), variant_id: null, variant: "", quantity: 2 },
  ]);
  expect(await after`SELECT change, quantity_after, variant_id FROM stock_moves`).toEqual([
    { change: -2, quantity_after: 3, variant_id: null },
  ]);
  const [seeded] = await after`SELECT count(*)::int AS attributes FROM attributes`;
  expect(seeded).toEqual({ attributes: 12 });
});

it("a backup of the time before the search knew sizes of variants comes back with words for them", async () => {
  await goBack("0255");
  const sql = sqlOn(older.db);
  await sql`INSERT INTO products (id, name, description, category, price_cents, quantity, image_url)
    SELECT lpad(to_hex(n), 24, '0'), 'Desk ' || n, 'A desk.', 'workplace', 100, 1, '/images/a_1280.webp'
    FROM generate_series(1, 3) AS n`;
  await sql`INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity, measures)
    VALUES (${id(11)}, ${id(1)}, 0, '{a}', 'A', 100, 1, NULL), (${id(12)}, ${id(1)}, 1, '{b}', 'B', 100, 1, '{"width": 140.5}'),
      (${id(13)}, ${id(2)}, 0, '{a}', 'A', 100, 1, NULL)`;
  const file = join(folder, "unsized.backup");
  await writeBackup(older.db, file);

  await restoreBackup(now.db, file);
  await migrate(now.db);
  const found = await sqlOn(now.db)`SELECT id, said_words @@ '140 & cm' AS said FROM products
    WHERE words @@ '140 & 5 & cm' OR said_words @@ 'cm'`;
  expect(found).toEqual([{ id: id(1), said: true }]);
});

it("a backup of the time when sales figures waited for others comes back with each order counted once", async () => {
  await goBack("0256");
  const sql = sqlOn(older.db);
  for (const n of [1, 2, 3]) {
    await sql`INSERT INTO orders (id, status, first_name, last_name, email, country, address, phone_number, notes, item_count,
        subtotal_cents, discount_cents, total_cents, payment_method, created_at)
      VALUES (${id(n)}, 'PLACED', 'A', 'B', 'b@test.example', 'Norway', 'Elm 5', '+4712345678', '', 1, 300, 0, 300,
        'bank_transfer', now())`;
    await sql`INSERT INTO order_events (order_id, status, at, actor_name) VALUES (${id(n)}, 'PLACED', now(), 'A')`;
  }
  await sql`INSERT INTO sales_progress (transaction_id, event_id)
    SELECT transaction_id, id FROM order_events WHERE order_id = ${id(2)}`;
  await sql`INSERT INTO sales_months (month, orders) VALUES (date_trunc('month', now() AT TIME ZONE 'UTC'), 2)`;
  const file = join(folder, "waiting.backup");
  await writeBackup(older.db, file);

  await restoreBackup(now.db, file);
  await migrate(now.db);
  const after = sqlOn(now.db);
  for (const _again of [1, 2]) {
    await after`SELECT roll_up_sales()`;
    expect(await after`SELECT sum(orders)::int AS orders FROM sales_months`).toEqual([{ orders: 3 }]);
  }
});
