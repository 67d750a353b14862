import { randomUUID } from "node:crypto";
import type { Order, PlaceOrderBody, Product } from "@larkwood/contract";
import type { FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let shopper: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => new Date("2026-06-01T12:00:00Z"));
  shopper = await shop.as("User");
});

const get = async (path: string, app: FastifyInstance = shop.app) => {
  const headers = { authorization: `Bearer ${shopper.accessToken}` };
  const { body, headers: received } = await app.inject({ url: `/api${path}`, headers });
  return { body, etag: received.etag, link: received.link, total: received["x-total-count"] };
};
const read = async <Shown>(path: string) => JSON.parse((await get(path)).body) as Shown;
const buy = async (items: PlaceOrderBody["items"]) => {
  const headers = { "idempotency-key": randomUUID() };
  const reply = await shop.call(shopper, "POST", "/orders", { payload: orderBody(items), headers });
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json<Order>();
};

// Much shorter than the maximum age of a cached response.
const SOON = { timeout: 20_000 };

const chairs = () => read<Product[]>("/products?limit=100&search=chair");
const findSofa = async () => {
  const found = await read<Product[]>("/products?limit=100&search=alder%20three-seat%20sofa");
  const { id = "" } = found.find(({ name }) => name === "Alder Three-Seat Sofa") ?? {};
  return read<Product>(`/products/${id}`);
};

describe("a cached response whose products were sold", () => {
  it("equals a newly created response", async () => {
    const [chair] = await chairs();
    const sofa = await findSofa();
    const [, moss] = sofa.variants ?? [];
    const addresses = [
      `/products/${chair?.id}`,
      `/products/${sofa.id}`,
      "/products?limit=100",
      "/products?limit=7&sort=price",
      "/products?limit=100&search=chair",
      // Cards with a matching variant, and a list sorted by stock.
      "/products?limit=100&search=green%20wool%20sofa",
      "/products?limit=100&attributes=colour:green",
      "/products?limit=100&sort=-quantity",
      // A collection whose rule ignores stock.
      "/products?limit=100&collection=small-rooms",
    ];
    const before = await Promise.all(addresses.map((address) => get(address)));
    await buy([
      { productId: chair?.id ?? "", quantity: 1 },
      { productId: sofa.id, variantId: moss?.id ?? "", quantity: 2 },
    ]);
    const after = await Promise.all(addresses.map((address) => get(address)));
    const another = await shop.another();
    expect(after).toEqual(await Promise.all(addresses.map((address) => get(address, another))));
    const same = addresses.filter((_, i) => before[i]?.body === after[i]?.body);
    expect(same).toEqual(["/products?limit=7&sort=price"]);
    expect((await findSofa()).variants?.[1]?.quantity).toBe((moss?.quantity ?? 0) - 2);
  });

  it("is rebuilt for a collection that hides sold-out products, and shows them again after a restock", async () => {
    const address = "/products?limit=4&collection=under-100&sort=name";
    const shown = async () => {
      const { body, total } = await get(address);
      return { names: (JSON.parse(body) as Product[]).map(({ name }) => name), total };
    };
    const before = await shown();
    const all = await read<Product[]>("/products?limit=100&collection=under-100&sort=name");
    const names = all.map(({ name }) => name);
    const buyAllOf = (product?: Product) =>
      buy([{ productId: product?.id ?? "", quantity: product?.quantity ?? 0 }]);
    // A product of another page changes only the total.
    const elsewhere = await buyAllOf(all.at(-1));
    await expect.poll(shown, SOON).toEqual({ names: names.slice(0, 4), total: String(all.length - 1) });
    const here = await buyAllOf(all[0]);
    await expect.poll(shown, SOON).toEqual({ names: names.slice(1, 5), total: String(all.length - 2) });

    const admin = await shop.as("Admin");
    for (const { id, version } of [elsewhere, here]) {
      const payload = { version, reason: "The customer has changed their mind." };
      const reply = await shop.call(admin, "POST", `/admin/orders/${id}/cancellation`, { payload });
      expect(reply.statusCode, reply.body).toBe(200);
    }
    await expect.poll(shown, SOON).toEqual(before);
  });
});
