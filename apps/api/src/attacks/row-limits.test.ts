import { sql as drizzleSql, type SQL } from "drizzle-orm";
import { expect, it } from "vitest";
import { openRequestShop } from "../testing/request-shop";

const { admin, db, prepare, send } = await openRequestShop();

const [FREE, AT_ONCE] = [3, 12];
const id = drizzleSql`lpad(to_hex(n), 24, 'f')`;
const tables = {
  createApiKey: {
    table: "api_keys (id, user_id, name, prefix, hash, permissions, created_at)",
    max: 100,
    row: drizzleSql`${id}, ${admin.id}, 'ERP', 'lw_live_abcd', n::text::bytea, '{orders.read}', now()`,
  },
  createWebhook: {
    table: "webhooks (id, url, description, events, secret, cursor, read_at, created_at)",
    max: 20,
    row: drizzleSql`${id}, 'https://127.0.0.1/', '', '{order.placed}', '', 'none.0.0', now(), now()`,
  },
  createStaffRole: {
    table: "staff_roles (id, name, permissions)",
    max: 50,
    row: drizzleSql`${id}, 'Role ' || n, '{staff.write}'`,
  },
  inviteStaff: {
    table: "staff_invitations (id, email, role_id, hash, by_email, invited_by, created_at, expires_at)",
    max: 100,
    row: drizzleSql`${id}, n || '@test.example', (SELECT id FROM staff_roles LIMIT 1), n::text::bytea, false, ${admin.id},
      now(), now() + interval '1 day'`,
  },
} satisfies Record<string, { table: string; max: number; row: SQL }>;

it.each(Object.keys(tables) as (keyof typeof tables)[])(
  "%s keeps to its limit, also at once",
  async (name) => {
    const { table, max, row } = tables[name];
    const requests = await Promise.all(Array.from({ length: AT_ONCE }, () => prepare(name)));
    const from = drizzleSql.raw(table.split(" ")[0] ?? "");
    const others = drizzleSql`generate_series(1, ${max - FREE} - (SELECT count(*)::int FROM ${from})) AS n`;
    await db.execute(drizzleSql`INSERT INTO ${drizzleSql.raw(table)} SELECT ${row} FROM ${others}`);
    const replies = await Promise.all(requests.map((request) => send(name, request)));
    const statuses = replies.map(({ statusCode }) => (statusCode < 300 ? "created" : statusCode)).sort();
    expect(statuses).toEqual([...Array(AT_ONCE - FREE).fill(409), ...Array(FREE).fill("created")]);
  },
);
