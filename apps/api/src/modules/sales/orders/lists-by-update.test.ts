import { sql as drizzleSql } from "drizzle-orm";
import { expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp } from "../../../testing/build-test-app";
import { orderBody, storeProduct, storeUser } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await shop.as("Admin");
const COUNT = 24;
const WRITERS = 4;
const WRITES = 25;

const lists = {
  products: { path: "/admin/products", create: () => storeProduct(shop.db, 1) },
  users: { path: "/users", create: async (i: number) => (await storeUser(shop.db, `walk-${i}`)).userId },
  orders: {
    path: "/admin/orders",
    create: async (i: number) => {
      const reply = await shop.call(admin, "POST", "/orders", {
        headers: { "idempotency-key": `order-to-walk-${i}` },
        payload: orderBody([{ productId: await storeProduct(shop.db, 1), quantity: 1 }]),
      });
      return reply.json<{ id: string }>().id;
    },
  },
};

it.each(Object.entries(lists))(
  "%s by time of change: no page misses one, while many transactions change them",
  async (table, { path, create }) => {
    const ids: string[] = [];
    for (let i = 0; i < COUNT; i += 1) ids.push(await create(i));
    const change = (id: string) =>
      inTransaction(shop.db, async (tx) => {
        await tx.execute(drizzleSql`
          UPDATE ${drizzleSql.identifier(table)} SET updated_at = clock_timestamp() WHERE id = ${id}`);
        // Others end first, although they have later times.
        await tx.execute(drizzleSql`SELECT pg_sleep(random() * 0.02)`);
      });
    let isWriting = true;
    const write = async (writer: number) => {
      for (let i = 0; i < WRITES; i += 1) await change(ids[(i * 7 + writer * 5) % COUNT] ?? "");
    };
    const readAll = async () => {
      const found = new Set<string>();
      for (let next: string | undefined = `${path}?sort=updated&limit=3`; next; ) {
        const reply = await shop.call(admin, "GET", next);
        for (const { id } of reply.json<{ id: string }[]>()) found.add(id);
        next = /<\/api([^>]+)>/.exec(String(reply.headers.link))?.[1];
      }
      return found;
    };
    const walk = async () => {
      const missing: string[][] = [];
      while (isWriting) {
        const found = await readAll();
        missing.push(ids.filter((id) => !found.has(id)));
      }
      return missing;
    };
    const walking = walk();
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    isWriting = false;
    const missing = await walking;
    expect(missing.length).toBeGreaterThan(0);
    expect(missing.flat()).toEqual([]);
  },
);
