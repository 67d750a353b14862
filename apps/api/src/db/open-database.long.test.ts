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

async function startPooler(url: string, options: Parameters<typeof openPooler>[1]): Promise<string> {
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
  it("is rejected without DATABASE_DIRECT_URL, and as DATABASE_DIRECT_URL", async () => {
    const url = await startPooler(shop.url, { mode: "transaction", size: 3 });
    await expect(open(url)).rejects.toThrow(/^DATABASE_URL points to a pooler .* Set DATABASE_DIRECT_URL/);
    await expect(open(url, { databaseDirectUrl: url })).rejects.toThrow(
      /^DATABASE_DIRECT_URL points to a pooler/,
    );
  });

  it("is detected even with a single connection", async () => {
    const url = await startPooler(shop.url, { mode: "transaction", size: 1 });
    await expect(open(url)).rejects.toThrow(/^DATABASE_URL points to a pooler/);
  });

  it("works for a shop: of 200 price changes, 16 at a time, every acknowledged one is stored", async () => {
    const url = await startPooler(shop.url, { mode: "transaction", size: 3 });
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
    const raisePrice = async (id: string) => {
      price += 1;
      const newPrice = price;
      const reply = await send("PUT", { ...productForm({ price: newPrice }), id });
      expect(reply.statusCode, reply.body).toBe(200);
      acknowledged.set(id, newPrice);
    };
    await Promise.all(
      ids.map(async (id) => {
        for (let n = 0; n < 13; n += 1) await raisePrice(id);
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
  it("that is too small causes a warning, and the shop uses the connections it gets", async () => {
    const url = await startPooler(shop.url, { mode: "session", size: 5 });
    const { db, warning } = await open(url);
    expect(warning).toMatch(/^The database gave this process 5 of the 10 connections .* a pool of 3\./);
    const sums = await Promise.all(
      Array.from({ length: 20 }, (_, n) => inTransaction(db, (tx) => tx.execute(sql`select ${n}::int as n`))),
    );
    expect(sums).toHaveLength(20);
  });

  it("with too few connections for a shop is rejected", async () => {
    const url = await startPooler(shop.url, { mode: "session", size: 2 });
    await expect(open(url)).rejects.toThrow(/^The database allows this process 2 connections/);
  });
});

describe("a pooler that does not pass on options", () => {
  it("is accepted if the time zone of the database is UTC, and rejected with advice otherwise", async () => {
    const database = await createTestDatabase();
    onTestFinished(() => database.close());
    const [{ name = "" } = {}] = await sqlOn(database.db)<{
      name: string;
    }>`select current_database() as name`;
    const setZone = (zone: string) =>
      database.db.execute(sql`alter database ${sql.identifier(name)} set timezone = ${sql.raw(`'${zone}'`)}`);
    await setZone("UTC");
    const url = await startPooler(database.url, { mode: "session", size: 12, refusesOptions: true });
    expect((await open(url)).warning).toBeNull();
    await setZone("Europe/Oslo");
    const wrongZone = await startPooler(database.url, { mode: "session", size: 12, refusesOptions: true });
    await expect(open(wrongZone)).rejects.toThrow(/the database's time zone is Europe\/Oslo\. Set it to UTC/);
  });
});
