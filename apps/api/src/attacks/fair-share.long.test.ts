import { setTimeout } from "node:timers/promises";
import type { OrderDocument } from "@larkwood/contract";
import { expect, it } from "vitest";
import { TEST_PASSWORD } from "../testing/build-test-app";
import { orderBody, storeProduct, storeSampledVariant } from "../testing/fixtures/orders";
import { newKey, openOrderShop } from "../testing/order-shop";
import { picture, sendPicture } from "../testing/send-picture";

const desk = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer" });
const { shop, db, call, shopper, staff } = desk;
const open = await openOrderShop({ SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" });

async function createInvoice() {
  const { id } = await desk.place([{ productId: await storeProduct(db, 9), quantity: 1 }]);
  const [invoice] = (await call(staff, "POST", `/admin/orders/${id}/invoice`)).json<OrderDocument[]>();
  return { orderId: id, path: `/documents/${invoice?.id}` };
}

async function documentCache() {
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
  const read = (name: string) =>
    Number(new RegExp(`^larkwood_cache_${name}\\{cache="documents"\\} (\\d+)`, "m").exec(body)?.[1]);
  return { hits: read("hits_total"), misses: read("misses_total"), bytes: read("bytes") };
}

it("an invoice that a customer downloads many times is drawn once", async () => {
  const { path } = await createInvoice();
  const before = await documentCache();
  const replies = await Promise.all(Array.from({ length: 40 }, () => call(shopper, "GET", path)));
  replies.push(await call(staff, "GET", path));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(1);
  const after = await documentCache();
  expect([after.misses - before.misses, after.hits - before.hits]).toEqual([1, 40]);
  expect(after.bytes - before.bytes).toBeGreaterThan(replies[0]?.rawPayload.length ?? 0);
});

it("a customer who downloads many invoices at once does not delay the packing slip of the staff", async () => {
  const invoices = [];
  for (let i = 0; i < 40; i += 1) invoices.push(await createInvoice());
  const finished: string[] = [];
  const download = async (who: typeof shopper, path: string) => {
    const { statusCode } = await call(who, "GET", path);
    if (statusCode === 200) finished.push(path);
    return statusCode;
  };
  const slipPath = `/admin/orders/${invoices[0]?.orderId}/packing-slip`;
  await download(staff, slipPath);
  finished.length = 0;
  const flood = invoices.map(({ path }) => download(shopper, path));
  // The flood is in the queue when its first reply arrives.
  await Promise.race(flood);
  expect(await download(staff, slipPath)).toBe(200);
  expect(finished.indexOf(slipPath)).toBeLessThan(10);
  const statuses = new Set(await Promise.all(flood));
  expect(statuses).toEqual(new Set([200, 429]));
});

/** Sends the requests of a flood, then one of another account; resolves with its position among the finished ones. */
async function positionOf(flood: (() => Promise<number>)[], other: () => Promise<number>, done: number) {
  const finished: string[] = [];
  const run = async (who: string, send: () => Promise<number>) => {
    const status = await send();
    if (status === done) finished.push(who);
    return status;
  };
  const sent = flood.map((send) => run("flood", send));
  await Promise.race(sent);
  expect(await run("other", other)).toBe(done);
  const position = finished.indexOf("other");
  return { position, statuses: new Set(await Promise.all(sent)) };
}

it("an Admin who uploads many images at once does not delay the image of another", async () => {
  const other = await shop.as("Admin");
  const upload = async (by: typeof staff, colour: number) => {
    const file = await picture(`#${colour.toString(16).padStart(6, "0")}`, 300, 200);
    return async () => (await sendPicture(shop.app, by, file)).statusCode;
  };
  const flood = await Promise.all(Array.from({ length: 40 }, (_, i) => upload(staff, i)));
  const { position, statuses } = await positionOf(flood, await upload(other, 1_000), 201);
  expect(position).toBeLessThan(10);
  expect(statuses).toEqual(new Set([201]));
});

it("a network with many sample orders at once does not delay the guest of another", async () => {
  const item = await storeSampledVariant(open.db);
  const order = (remoteAddress: string, name: string) => async () => {
    const person = { firstName: "Ada", lastName: "Lund", phoneNumber: "+4712345678" };
    const address = { country: "Norway", address: `Elm Street ${name}` };
    const payload = { ...person, ...address, items: [item], email: `${name}@guests.example` };
    return (await open.call(null, "POST", "/samples", { headers: newKey(), payload, remoteAddress }))
      .statusCode;
  };
  const flood = Array.from({ length: 100 }, (_, number) => order("10.9.4.1", `flood-${number}`));
  const { position, statuses } = await positionOf(flood, order("10.9.5.1", "other"), 201);
  expect(position).toBeLessThan(10);
  expect(statuses).toEqual(new Set([201, 429]));
});

it("many sign-ins of one account do not delay the sign-in of another", async () => {
  const other = await shop.as("User");
  const signIn =
    ({ email }: typeof staff, remoteAddress: string) =>
    async () => {
      const payload = { email, password: TEST_PASSWORD };
      return (await call(null, "POST", "/signin", { payload, remoteAddress })).statusCode;
    };
  const flood = Array.from({ length: 40 }, () => signIn(shopper, "10.9.0.1"));
  const { position } = await positionOf(flood, signIn(other, "10.9.1.1"), 200);
  expect(position).toBeLessThan(10);
});

it("an account with many searches at once does not delay the search of another", async () => {
  const search = (by: typeof staff, words: string) => async (): Promise<number> => {
    const { statusCode } = await call(by, "GET", `/products?search=${encodeURIComponent(words)}`);
    // A database that other programs keep busy refuses searches for a moment. Clients try again.
    return statusCode === 503 ? setTimeout(500).then(search(by, words)) : statusCode;
  };
  const flood = Array.from({ length: 300 }, (_, i) => search(shopper, `oak chair ${i}`));
  const { position, statuses } = await positionOf(flood, search(staff, "birch table"), 200);
  expect(position).toBeLessThan(60);
  expect(statuses).toEqual(new Set([200]));
});

it("an Admin who reads many reports at once does not delay the report of another", async () => {
  // Another shop: the searches above may have saturated the first one.
  const other = await open.shop.as("Admin");
  const read = (by: typeof staff, from: string) => async () =>
    (await open.call(by, "GET", `/reports/sales?from=${from}&to=2026-06-30&by=month`)).statusCode;
  const flood = Array.from({ length: 40 }, (_, i) =>
    read(open.staff, `2026-01-${String((i % 28) + 1).padStart(2, "0")}`),
  );
  const { position, statuses } = await positionOf(flood, read(other, "2026-02-01"), 200);
  expect(position).toBeLessThan(10);
  expect(statuses).toEqual(new Set([200, 429]));
});

it("an account with many writes at once does not delay the write of another", async () => {
  const productId = await storeProduct(db, 1_000);
  const other = await shop.as("User");
  const order = (by: typeof staff) => async () => {
    const request = { headers: newKey(), payload: orderBody([{ productId, quantity: 1 }]) };
    return (await call(by, "POST", "/orders", request)).statusCode;
  };
  const flood = Array.from({ length: 300 }, () => order(shopper));
  const { position, statuses } = await positionOf(flood, order(other), 201);
  expect(position).toBeLessThan(20);
  expect(statuses).toEqual(new Set([201]));
});

it("a network with many orders of guests at once does not delay the guest of another", async () => {
  const productId = await storeProduct(open.db, 100);
  const order = (remoteAddress: string) => async () => {
    const payload = {
      ...orderBody([{ productId, quantity: 1 }]),
      email: `${crypto.randomUUID()}@guests.example`,
    };
    return (await open.call(null, "POST", "/orders", { headers: newKey(), payload, remoteAddress }))
      .statusCode;
  };
  const flood = Array.from({ length: 100 }, () => order("10.9.2.1"));
  const { position, statuses } = await positionOf(flood, order("10.9.3.1"), 201);
  expect(position).toBeLessThan(10);
  expect(statuses).toEqual(new Set([201, 429]));
});
