import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildTestApp } from "../testing/build-test-app";
import { sqlOn } from "../testing/plain-sql";
import { openPooler } from "../testing/pooler";
import { productForm } from "../testing/product-form";
import { createTestDatabase } from "../testing/test-database";
import { type OpenDatabase, openDatabase } from "./open-database";
import { inTransaction } from "./transaction";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });

async function pooled(url: string, options: Parameters<typeof openPooler>[1]): Promise<string> {
  const pooler = await openPooler(url, options);
  onTestFinished(() => pooler.close());
  return pooler.url;
}

async function open(
  databaseUrl: string,
  more: Partial<Parameters<typeof openDatabase>[0]> = {},
): Promise<OpenDatabase> {
  const opened = await openDatabase({
    databaseUrl,
    databaseDirectUrl: null,
    databasePool: 8,
    dataDir: "",
    ...more,
  });
  onTestFinished(() => opened.close());
  return opened;
}

describe("a pooler in transaction mode", () => {
  it("is refused in one sentence when nobody names the server itself, and so is one in its place", async () => {
    const url = await pooled(shop.url, { mode: "transaction", size: 3 });
    await expect(open(url)).rejects.toThrow(/^DATABASE_URL points to a pooler .* Set DATABASE_DIRECT_URL/);
    await expect(open(url, { databaseDirectUrl: url })).rejects.toThrow(
      /^DATABASE_DIRECT_URL points to a pooler/,
    );
  });

  it("with a single connection is found out, too", async () => {
    const url = await pooled(shop.url, { mode: "transaction", size: 1 });
    await expect(open(url)).rejects.toThrow(/^DATABASE_URL points to a pooler/);
  });

  it("carries a shop: of 200 changed prices, 16 at a time, every acknowledged one is written", async () => {
    const url = await pooled(shop.url, { mode: "transaction", size: 3 });
    const { db } = await open(url, { databaseDirectUrl: shop.url });
    const app = await shop.another(db);
    const admin = await shop.as("Admin");
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    const send = (method: "POST" | "PUT", payload: object) =>
      app.inject({ method, url: "/api/products", headers, payload });
    const ids = await Promise.all(
      Array.from(
        { length: 16 },
        async () => (await send("POST", productForm({ price: 10 }))).json().id as string,
      ),
    );
    const acknowledged = new Map<string, number>();
    let price = 100;
    const raise = async (id: string) => {
      price += 1;
      const mine = price;
      const reply = await send("PUT", { ...productForm({ price: mine }), id });
      expect(reply.statusCode, reply.body).toBe(200);
      acknowledged.set(id, mine);
    };
    await Promise.all(
      ids.map(async (id) => {
        for (let n = 0; n < 13; n += 1) await raise(id);
      }),
    );
    expect(price - 100).toBeGreaterThanOrEqual(200);
    const stored = await sqlOn(shop.db)<{
      id: string;
      cents: string;
    }>`select id, price_cents as cents from products`;
    for (const { id, cents } of stored) expect(Number(cents)).toBe((acknowledged.get(id) ?? 0) * 100);
  });
});

describe("a pooler in session mode", () => {
  it("that is too small is explained, and the shop makes do with what it gets", async () => {
    const url = await pooled(shop.url, { mode: "session", size: 5 });
    const { db, warning } = await open(url);
    expect(warning).toMatch(/^The database gave this process 5 of the 10 connections .* a pool of 3\./);
    const sums = await Promise.all(
      Array.from({ length: 20 }, (_, n) => inTransaction(db, (tx) => tx.execute(sql`select ${n}::int as n`))),
    );
    expect(sums).toHaveLength(20);
  });

  it("that gives fewer than a shop can live on is refused in one sentence", async () => {
    const url = await pooled(shop.url, { mode: "session", size: 2 });
    await expect(open(url)).rejects.toThrow(/^The database allows this process 2 connections/);
  });
});

describe("a pooler that passes no options on", () => {
  it("is taken when the database keeps its time in UTC, and refused with what to do when it does not", async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const [{ name = "" } = {}] = await sqlOn(database.db)<{
      name: string;
    }>`select current_database() as name`;
    const inZone = (zone: string) =>
      database.db.execute(sql`alter database ${sql.identifier(name)} set timezone = ${sql.raw(`'${zone}'`)}`);
    await inZone("UTC");
    const url = await pooled(database.url, { mode: "session", size: 12, refusesOptions: true });
    expect((await open(url)).warning).toBeNull();
    await inZone("Europe/Oslo");
    const late = await pooled(database.url, { mode: "session", size: 12, refusesOptions: true });
    await expect(open(late)).rejects.toThrow(/the database's time zone is Europe\/Oslo\. Set it to UTC/);
  });
});
