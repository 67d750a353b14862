import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { describeSchema } from "../testing/describe-schema";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { createOldDatabase } from "../testing/version-0.1/old-database";
import { connectDatabase } from "./connection/client";
import { migrate } from "./migrate";
import { MigrationError, planMigrations } from "./plan-migrations";
import { readMigrations } from "./read-migrations";

let old: TestDatabase;
beforeEach(async () => {
  old = await createOldDatabase();
});
afterEach(() => old.close());

const TABLES: Record<string, string> = {
  request_keys: "idempotency_keys",
  forgotten_mails: "erased_mails",
  bulk_undo: "bulk_edit_snapshots",
};
/** Derived from other tables, and no longer stored. */
const REMOVED_TABLES = ["money_months"];
const COLUMNS: Record<string, string> = {
  made_id: "resource_id",
  outcome: "response",
  comes_again: "recurring_key",
  cancel_asked: "cancel_requested",
  asked_at: "last_uploaded_at",
  said_words: "attribute_words",
};
const VALUES: Record<string, string> = { "house.clean": "cleanup", "stock.back": "stock.notify" };

type Row = Record<string, unknown>;

/** All rows of all tables but the history, by table, in a fixed order. */
async function readRows({ db }: TestDatabase): Promise<Map<string, Row[]>> {
  const tables = await sqlOn(db)<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`;
  const found = new Map<string, Row[]>();
  for (const { name } of tables) {
    const [{ rows = "" } = {}] = await sqlOn(db)<{ rows: string }>`
      select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from (select * from ${sql.identifier(name)}) t`;
    found.set(name, sortRows(JSON.parse(rows) as Row[]));
  }
  return found;
}

const sortRows = (rows: Row[]) =>
  rows.map(sortKeys).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
const sortKeys = (row: Row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Columns that migrations after the baseline added, with their value in existing rows. */
const OWNER_ROLE = "000000000000000000000001";
// With the words of the address.
const ORDER_WORDS = "'5':7 'ada':1,3 'elm':6 'example':5 'lund':2 'old':4";
const ADDED_COLUMNS: Partial<Record<string, Row>> = {
  products: { lowest_cents: null, low_stock: null, star_counts: null, rating_key: 0 },
  variants: { images: null, attributes: null },
  jobs: { waiting_key: null },
  payments: { received_at: null },
  payment_attempts: { provider: null },
  users: {
    address_line2: "",
    post_code: "",
    city: "",
    updated_at: expect.any(String),
    staff_role_id: expect.toSatisfy((id) => id === null || id === OWNER_ROLE),
    second_factor_asked_at: null,
  },
  orders: {
    address_line2: "",
    post_code: "",
    city: "",
    updated_at: expect.any(String),
    packed_at: null,
    manual_discount: null,
    is_guest: false,
    guest_link: null,
    gift_note: "",
    promotions: null,
    line_discount_cents: 0,
    words: ORDER_WORDS,
  },
  order_lines: { sku: null, list_price_cents: null, discount_cents: 0 },
  promotions: {
    name: "Coupon OLD10",
    rule: { conditions: {}, effect: { kind: "percent", value: 1000 } },
    priority: 0,
    exclusive: false,
    is_shown: false,
    next_at: null,
    version: 1,
  },
};
/** Columns that migrations after the baseline removed. */
const REMOVED_COLUMNS: Partial<Record<string, readonly string[]>> = {
  promotions: ["kind", "value", "min_total_cents"],
  orders: ["coupon_id"],
};
/** Names that migrations after the baseline changed. */
const LATER_TABLES: Partial<Record<string, string>> = {
  coupons: "promotions",
  coupon_uses: "promotion_uses",
};
const LATER_COLUMNS: Partial<Record<string, Record<string, string>>> = {
  promotions: { max_uses_per_user: "max_uses_per_customer" },
  promotion_uses: { coupon_id: "promotion_id" },
};

const ADDED_TABLES = [
  "api_keys",
  "backups",
  "change_log",
  "change_log_state",
  "carts",
  "contact_messages",
  "contact_replies",
  "customer_changes",
  "customer_totals",
  "document_tax_parts",
  "event_listener",
  "filled_carts",
  "guest_keys",
  "guest_order_counts",
  "import_mappings",
  "order_promotions",
  "picture_copies",
  "product_companions",
  "review_invitations",
  "review_pictures",
  "wishlist_consents",
  "review_votes",
  "reviews",
  "staff_invitations",
  "staff_roles",
  "user_tags",
  "webhooks",
  "webhook_deliveries",
  "wishlist_items",
  "wishlist_links",
];

/** A row of version 0.1.0 as version 1.0 stores it. */
const renamed = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [COLUMNS[column] ?? column, VALUES[String(value)] ?? value]),
  );

/** A row of version 1.0 as this version stores it. */
const updated = (table: string, row: Row): Row => ({
  ...Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !REMOVED_COLUMNS[table]?.includes(column))
      .map(([column, value]) => [LATER_COLUMNS[table]?.[column] ?? column, value]),
  ),
  ...ADDED_COLUMNS[table],
});

describe("a database of version 0.1.0", () => {
  it("gets the schema of a new database", async () => {
    const fresh = await createTestDatabase();
    await migrate(old.db);
    const expected = await describeSchema(fresh.db);
    await fresh.close();
    expect(await describeSchema(old.db)).toEqual(expected);
    expect(expected.functions?.length).toBeGreaterThan(60);
  });

  it("keeps every row of every table", async () => {
    const before = await readRows(old);
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([]);
    const expected = new Map(
      [...before].flatMap(([table, rows]) => {
        if (REMOVED_TABLES.includes(table)) return [];
        const name = LATER_TABLES[TABLES[table] ?? table] ?? TABLES[table] ?? table;
        return [[name, sortRows(rows.map((row) => updated(name, renamed(row))))] as const];
      }),
    );
    await migrate(old.db);
    const after = await readRows(old);
    expect([...after.keys()].sort()).toEqual([...expected.keys(), ...ADDED_TABLES].sort());
    // Later migrations may add rows, such as synonyms.
    for (const [table, rows] of expected)
      expect({ table, rows: after.get(table) }).toEqual({ table, rows: expect.arrayContaining(rows) });
  });

  it("splits its invoices by tax rate", async () => {
    await migrate(old.db);
    const documents = await sqlOn(old.db)`
      SELECT amount_cents AS amount, (
        SELECT sum(gross_cents)::bigint FROM document_tax_parts WHERE document_id = documents.id
      ) AS parts FROM documents`;
    expect(documents).toEqual([{ amount: "4900", parts: "4900" }]);
  });

  it("is upgraded once when several processes start together", async () => {
    const others = [1, 2, 3].map(() => connectDatabase(old.url, { max: 1 }));
    await Promise.all(others.map((other) => migrate(other)));
    await Promise.all(others.map((other) => other.close()));
    const history = await sqlOn(old.db)<{ name: string }>`select name from schema_migrations order by name`;
    expect(history.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });

  it("no longer opens in version 0.1.0", async () => {
    const readHistory = () => sqlOn(old.db)<{ name: string; checksum: string; olderCodeLives: boolean }>`
      select name, checksum, older_code_lives as "olderCodeLives" from schema_migrations order by name`;
    const known = await readHistory();
    await migrate(old.db);
    const applied = await readHistory();
    expect(() => planMigrations(known, applied)).toThrow("newer version of the shop (it has 1000_platform)");
  });

  it("is rejected before its last migration, with the version to use first", async () => {
    await sqlOn(old.db)`delete from schema_migrations where name > '0257'`;
    await expect(migrate(old.db)).rejects.toThrow(
      new MigrationError(
        "This database is too old for this version of the shop (it ends with 0256_sales_wait_for_nobody). Open it once with version 0.1.0, and then with this version.",
      ),
    );
    expect(await sqlOn(old.db)`select to_regclass('request_keys') is not null as unchanged`).toEqual([
      { unchanged: true },
    ]);
  });

  it("is rejected if a migration is missing or was changed", async () => {
    await sqlOn(old.db)`update schema_migrations set checksum = 'other' where name like '0100%'`;
    await expect(migrate(old.db)).rejects.toThrow("too old for this version");
    await sqlOn(old.db)`delete from schema_migrations where name like '0100%'`;
    await expect(migrate(old.db)).rejects.toThrow("too old for this version");
  });

  it("is rejected if it has an unknown migration", async () => {
    await sqlOn(old.db)`insert into schema_migrations values ('0266_unknown', '-', now(), true)`;
    await expect(migrate(old.db)).rejects.toThrow("newer version of the shop (it has 0266_unknown)");
  });
});
