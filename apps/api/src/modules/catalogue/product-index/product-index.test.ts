import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { addSyntheticProducts } from "../../../demo/synthetic-products";
import { createTestDatabase } from "../../../testing/test-database";
import type { ChangedProducts } from "../changes/catalogue-changes";
import { packId } from "./id-table";
import type { IndexSnapshot } from "./index-snapshot";
import { createProductIndex, type ProductIndex } from "./product-index";

const PRODUCTS = 5_000;
const database = await createTestDatabase();
const { db } = database;
const opened: ProductIndex[] = [];
afterAll(async () => {
  for (const index of opened) await index.close();
  await database.close();
});
beforeAll(() => addSyntheticProducts(db, PRODUCTS));

/** An index whose notifications and reads the test controls. */
function open(
  options: { minProducts?: number; maxBytes?: number; timeoutMs?: number; recheckEveryMs?: number } = {},
) {
  let notify: (changed: ChangedProducts) => void = () => {};
  let before: () => Promise<void> = async () => {};
  let reads = 0;
  const index = createProductIndex({
    read: async (work) => {
      reads += 1;
      const found = await work(db);
      await before();
      return found;
    },
    onChange: (onChange) => {
      notify = onChange;
    },
    ...options,
  });
  opened.push(index);
  return {
    index,
    notify: (changed: ChangedProducts) => notify(changed),
    reads: () => reads,
    /** Delays the next read until `release` is called; `held` resolves when the read is waiting. */
    hold() {
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        before = async () => {
          before = async () => {};
          resolve();
          await new Promise<void>((go) => {
            release = go;
          });
        };
      });
      // A failed test must release the read, otherwise closing the index hangs.
      onTestFinished(() => release());
      return { held, release: () => release() };
    },
  };
}

const randomId = async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from products order by random() limit 1`);
  return rows[0]?.id ?? "";
};
const setPrice = (id: string, cents: number) =>
  db.execute(sql`update products set price_cents = ${cents}, updated_at = now() where id = ${id}`);
const priceIn = (snapshot: IndexSnapshot | null, id: string) =>
  snapshot?.price[snapshot.ids.find(packId(id)) ?? -1];

describe("the product index", () => {
  it("contains every product when loaded, and findSnapshot does not wait", async () => {
    const { index } = open();
    expect(await index.findSnapshot()).toBeNull();
    expect((await index.waitForSnapshot())?.products).toBe(PRODUCTS);
    expect((await index.findSnapshot())?.products).toBe(PRODUCTS);
    expect(index.stats()).toMatchObject({ hits: 2, misses: 1 });
    expect(index.stats().bytes).toBeLessThan(PRODUCTS * 300);
  });

  it("rereads one product when one has changed", async () => {
    const { index, notify, reads } = open();
    await index.waitForSnapshot();
    const id = await randomId();
    await setPrice(id, 777_001);
    notify([id]);
    const before = reads();
    expect(priceIn(await index.waitForSnapshot(), id)).toBe(777_001);
    expect(reads()).toBe(before + 1);
  });

  it("includes a change made while it was loading", async () => {
    const { index, notify, hold } = open();
    const id = await randomId();
    const firstRead = hold();
    const loading = index.waitForSnapshot();
    await firstRead.held;
    const { held, release } = hold();
    firstRead.release();
    await held;
    await setPrice(id, 777_002);
    notify([id]);
    release();
    expect(priceIn(await loading, id)).toBe(777_002);
  });

  it("times out with a Retry-After header while it is loading", async () => {
    const { index, hold } = open({ timeoutMs: 100 });
    const { held, release } = hold();
    const waiting = Promise.allSettled([index.waitForSnapshot(), index.waitForSnapshot()]);
    await held;
    for (const refused of await waiting)
      expect(refused).toMatchObject({
        reason: {
          code: "unavailable",
          details: { headers: { "retry-after": expect.stringMatching(/^[1-9]\d?$/) } },
        },
      });
    release();
    await expect.poll(async () => (await index.findSnapshot())?.products).toBe(PRODUCTS);
    expect((await index.waitForSnapshot())?.products).toBe(PRODUCTS);
  });

  it("loads again for waiting callers if everything changed meanwhile", async () => {
    const { index, notify, hold } = open();
    const { held, release } = hold();
    const waiting = index.waitForSnapshot();
    await held;
    notify("everything");
    const later = index.waitForSnapshot();
    release();
    for (const snapshot of await Promise.all([waiting, later])) expect(snapshot?.products).toBe(PRODUCTS);
  });

  it("is not overwritten by a slow read that is older than a change", async () => {
    const { index, notify, hold } = open();
    await index.waitForSnapshot();
    const id = await randomId();
    await setPrice(id, 777_003);
    notify([id]);
    const { held, release } = hold();
    const early = index.findSnapshot();
    await held;
    await setPrice(id, 777_004);
    notify([id]);
    const late = index.findSnapshot();
    release();
    await early;
    expect(priceIn(await late, id)).toBe(777_004);
    expect(priceIn(await index.findSnapshot(), id)).toBe(777_004);
  });

  it("reloads completely if the changed products are unknown", async () => {
    const { index, notify } = open();
    await index.waitForSnapshot();
    const id = await randomId();
    await setPrice(id, 777_005);
    notify("everything");
    expect(await index.findSnapshot()).toBeNull();
    expect(priceIn(await index.waitForSnapshot(), id)).toBe(777_005);
  });

  it("removes deleted products and adds new ones", async () => {
    const { index, notify } = open();
    await index.waitForSnapshot();
    const id = await randomId();
    await db.execute(sql`delete from products where id = ${id}`);
    notify([id]);
    const without = await index.waitForSnapshot();
    expect([without?.products, without?.ids.find(packId(id))]).toEqual([PRODUCTS - 1, undefined]);
    const next = "0".repeat(24);
    await db.execute(sql`
      insert into products (id, name, description, category, price_cents, quantity, image_url)
      values (${next}, 'New', 'New.', 'other', 777_006, 1, '/a.webp')`);
    notify([next]);
    const found = await index.waitForSnapshot();
    expect([found?.products, priceIn(found, next)]).toEqual([PRODUCTS, 777_006]);
  });

  it("finds changes without a notification after a while", async () => {
    const { index } = open({ recheckEveryMs: 1 });
    const id = await randomId();
    await index.waitForSnapshot();
    await db.execute(sql`update products set price_cents = 777007 where id = ${id}`);
    await expect.poll(async () => priceIn(await index.findSnapshot(), id)).toBe(777_007);
  });

  it("is disabled for a catalogue that is too small or too large", async () => {
    for (const options of [{ minProducts: PRODUCTS + 1 }, { maxBytes: 100_000 }]) {
      const { index } = open(options);
      expect(await index.waitForSnapshot()).toBeNull();
      expect(index.stats().bytes).toBe(0);
    }
  });

  it("returns null if the database cannot be read", async () => {
    const index = createProductIndex({
      read: () => Promise.reject(new Error("offline")),
      onChange: () => {},
    });
    opened.push(index);
    expect(await index.waitForSnapshot()).toBeNull();
  });
});
