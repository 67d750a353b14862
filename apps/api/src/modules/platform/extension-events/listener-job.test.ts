import { afterAll, beforeEach, expect, it } from "vitest";
import { createEventListener } from "../../../../../../examples/extensions/event-listener.mjs";
import type { ShopEvent } from "../../../extensions";
import { buildTestApp } from "../../../testing/build-test-app";
import { startExtensionServices } from "../../../testing/extension-services";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { syncListenerJob } from "./sync-listener-job";

const services = await startExtensionServices();
afterAll(() => services.close());
const example = createEventListener({ url: `${services.url}/chat` });
let received: ShopEvent[] = [];
let fail: (event: ShopEvent) => void = () => {};
// The real workers call it, in two processes.
const shop = await buildTestApp({
  env: { SHOP_PAYMENT_METHODS: "bank_transfer" },
  extensions: {
    eventListener: {
      events: ["order.placed", "product.created"],
      async onEvent(event) {
        fail(event);
        if (event.type !== "product.created") await example.onEvent(event);
        received.push(event);
      },
    },
  },
});
const sql = sqlOn(shop.db);
await shop.another();
beforeEach(() => {
  received = [];
  fail = () => {};
});
/** Repeats a check while the job is due at once, which otherwise runs every few seconds. */
const soon = <T>(read: () => T) =>
  expect.poll(
    async () => {
      await sql`UPDATE jobs SET due_at = created_at WHERE kind = 'extension.events' AND state = 'waiting'`;
      return read();
    },
    { timeout: 60_000 },
  );
const products = () => received.filter(({ type }) => type === "product.created").map(({ data }) => data.id);

it("receives each event once, in order, with the number of an order", async () => {
  const user = await shop.as("User");
  const productId = await storeProduct(shop.db, 9);
  const reply = await shop.call(user, "POST", "/orders", {
    payload: orderBody([{ productId, quantity: 1 }]),
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const order = reply.json<{ id: string; number: number }>();
  await soon(() => received.map(({ type, data }) => [type, data.id, data.number])).toEqual([
    ["product.created", productId, undefined],
    ["order.placed", order.id, order.number],
  ]);
  expect(received[0]?.id).toMatch(/^evt_[0-9a-f]{12}_\d+$/);
  expect(services.chat.map(({ text }) => text)).toEqual([`New order ${order.number}`]);
});

it("that throws gets the same event again, and later ones wait", async () => {
  let failures = 2;
  const ids: string[] = [];
  fail = ({ id }) => {
    if (failures === 0) return;
    failures -= 1;
    ids.push(id);
    throw new Error("not now");
  };
  const [first, second] = [await storeProduct(shop.db, 1), await storeProduct(shop.db, 1)];
  await soon(products).toEqual([first, second]);
  expect(ids).toEqual([received[0]?.id, received[0]?.id]);
});

it("is asked to read everything again after a restore, and continues", async () => {
  await sql`UPDATE event_listener SET cursor = 'another' || substr(cursor, strpos(cursor, '.'))`;
  await soon(() => received.map(({ type, data }) => ({ type, data }))).toEqual([
    { type: "resync.required", data: {} },
  ]);
  const id = await storeProduct(shop.db, 1);
  await soon(products).toEqual([id]);
});

it("that is removed leaves no job, and continues where it stopped when it comes back", async () => {
  const context = { db: shop.db, clock: () => new Date(), config: shop.config };
  await syncListenerJob({ ...context, config: { ...shop.config, extensions: {} } });
  expect(await sql`SELECT FROM jobs WHERE kind = 'extension.events'`).toEqual([]);
  const id = await storeProduct(shop.db, 1);
  await Promise.all([syncListenerJob(context), syncListenerJob(context)]);
  expect(await sql`SELECT FROM jobs WHERE kind = 'extension.events'`).toHaveLength(1);
  await soon(products).toEqual([id]);
});
