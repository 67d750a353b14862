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

/** An index whose notices and readings are in the test's hands. */
function open(options: { smallest?: number; mostBytes?: number; patienceMs?: number } = {}) {
  let tell: (changed: ChangedProducts) => void = () => {};
  let before: () => Promise<void> = async () => {};
  let readings = 0;
  const index = createProductIndex({
    read: async (work) => {
      readings += 1;
      const found = await work(db);
      await before();
      return found;
    },
    follow: (onChange) => {
      tell = onChange;
    },
    ...options,
  });
  opened.push(index);
  return {
    index,
    tell: (changed: ChangedProducts) => tell(changed),
    readings: () => readings,
    /** Holds back what was read until the returned function is called; settled once something is held. */
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
      // What is held for ever cannot be closed either: a test that fails would not end.
      onTestFinished(() => release());
      return { held, release: () => release() };
    },
  };
}

const anId = async () => {
  const { rows } = await db.execute<{ id: string }>(sql`select id from products order by random() limit 1`);
  return rows[0]?.id ?? "";
};
const setPrice = (id: string, cents: number) =>
  db.execute(sql`update products set price_cents = ${cents}, updated_at = now() where id = ${id}`);
const priceIn = (facts: IndexSnapshot | null, id: string) => facts?.price[facts.ids.find(packId(id)) ?? -1];

describe("the index of the catalogue", () => {
  it("has every product once it is read, and is not waited for by who can do without", async () => {
    const { index } = open();
    expect(await index.find()).toBeNull();
    expect((await index.await())?.products).toBe(PRODUCTS);
    expect((await index.find())?.products).toBe(PRODUCTS);
    expect(index.figures()).toMatchObject({ hits: 2, misses: 1 });
    expect(index.figures().bytes).toBeLessThan(PRODUCTS * 300);
  });

  it("reads one product again when one has changed", async () => {
    const { index, tell, readings } = open();
    await index.await();
    const id = await anId();
    await setPrice(id, 777_001);
    tell([id]);
    const before = readings();
    expect(priceIn(await index.await(), id)).toBe(777_001);
    expect(readings()).toBe(before + 1);
  });

  it("knows of a change that came while it was being read", async () => {
    const { index, tell, hold } = open();
    const id = await anId();
    const counting = hold();
    const reading = index.await();
    await counting.held;
    const { held, release } = hold();
    counting.release();
    await held;
    await setPrice(id, 777_002);
    tell([id]);
    release();
    expect(priceIn(await reading, id)).toBe(777_002);
  });

  it("is waited for no longer than a while, and tells how much longer it may take", async () => {
    const { index, hold } = open({ patienceMs: 100 });
    const { held, release } = hold();
    const asked = Promise.allSettled([index.await(), index.await()]);
    await held;
    for (const refused of await asked)
      expect(refused).toMatchObject({
        reason: {
          code: "unavailable",
          details: { headers: { "retry-after": expect.stringMatching(/^[1-9]\d?$/) } },
        },
      });
    release();
    await expect.poll(async () => (await index.find())?.products).toBe(PRODUCTS);
    expect((await index.await())?.products).toBe(PRODUCTS);
  });

  it("is read once more for who waits, when all has changed meanwhile", async () => {
    const { index, tell, hold } = open();
    const { held, release } = hold();
    const asked = index.await();
    await held;
    tell("everything");
    const later = index.await();
    release();
    for (const facts of await Promise.all([asked, later])) expect(facts?.products).toBe(PRODUCTS);
  });

  it("is not set back by a reading that was slower than a later change", async () => {
    const { index, tell, hold } = open();
    await index.await();
    const id = await anId();
    await setPrice(id, 777_003);
    tell([id]);
    const { held, release } = hold();
    const early = index.find();
    await held;
    await setPrice(id, 777_004);
    tell([id]);
    const late = index.find();
    release();
    await early;
    expect(priceIn(await late, id)).toBe(777_004);
    expect(priceIn(await index.find(), id)).toBe(777_004);
  });

  it("is read as a whole when it is not known what has changed", async () => {
    const { index, tell } = open();
    await index.await();
    const id = await anId();
    await setPrice(id, 777_005);
    tell("everything");
    expect(await index.find()).toBeNull();
    expect(priceIn(await index.await(), id)).toBe(777_005);
  });

  it("forgets what has gone, and knows what comes", async () => {
    const { index, tell } = open();
    await index.await();
    const id = await anId();
    await db.execute(sql`delete from products where id = ${id}`);
    tell([id]);
    const without = await index.await();
    expect([without?.products, without?.ids.find(packId(id))]).toEqual([PRODUCTS - 1, undefined]);
    const next = "0".repeat(24);
    await db.execute(sql`
      insert into products (id, name, description, category, price_cents, quantity, image_url)
      values (${next}, 'New', 'New.', 'other', 777_006, 1, '/a.webp')`);
    tell([next]);
    const found = await index.await();
    expect([found?.products, priceIn(found, next)]).toEqual([PRODUCTS, 777_006]);
  });

  it("finds in a while what nobody has told it of", async () => {
    const { index } = open();
    const id = await anId();
    await index.await();
    await db.execute(sql`update products set price_cents = 777007 where id = ${id}`);
    await expect
      .poll(async () => priceIn(await index.find(), id), { timeout: 60_000, interval: 500 })
      .toBe(777_007);
  }, 70_000);

  it("is not made for a catalogue that is small or too large, and the database answers", async () => {
    for (const options of [{ smallest: PRODUCTS + 1 }, { mostBytes: 100_000 }]) {
      const { index } = open(options);
      expect(await index.await()).toBeNull();
      expect(index.figures().bytes).toBe(0);
    }
  });

  it("is given up for what the database says when that cannot be read", async () => {
    const index = createProductIndex({
      read: () => Promise.reject(new Error("away")),
      follow: () => {},
    });
    opened.push(index);
    expect(await index.await()).toBeNull();
  });
});
