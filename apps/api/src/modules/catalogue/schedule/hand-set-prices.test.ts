import type { AdminProduct, OwnJob, Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

let now = Date.parse("2026-11-05T09:30:00.000Z");
const { as, call } = await buildTestApp({ clock: () => new Date(now) });
const admin = await as("Admin");
const inSeconds = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
const wait = (seconds: number) => {
  now += seconds * 1_000;
};

const create = async (given: object = {}) =>
  (
    await call(admin, "POST", "/products", { payload: productForm({ price: 100, ...given }) })
  ).json<Product>();
const read = async (id: string) => (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();
const sell = (id: string, salePrices: object[]) =>
  call(admin, "PUT", `/products/${id}/sale-prices`, { payload: { salePrices } });
const edit = (id: string, given: object) =>
  call(admin, "PUT", "/products", { payload: { ...productForm(), ...given, id } });
const variant = (key: string, price: number) => ({ values: [key], price, quantity: 4 });
const sizes = [{ name: "Size", values: ["small", "large"].map((key) => ({ key, name: key })) }];
const choose = async (id: string, variants: object[], headers = {}) =>
  call(admin, "PUT", `/products/${id}/variants`, {
    payload: { options: variants.length > 0 ? sizes : [], variants },
    headers,
  });
const pricesOf = ({ variants = [] }: Product) => variants.map(({ price }) => price);
const changeAll = async (search: string, change: object) => {
  const started = await call(admin, "POST", "/products/bulk-changes", {
    payload: { filter: { search }, change },
  });
  return ended(started.json().id);
};
const ended = async (id: string) => {
  const job = async () => (await call(admin, "GET", `/jobs/${id}`)).json<OwnJob>();
  await expect.poll(async () => (await job()).status, { timeout: 60_000 }).not.toMatch(/waiting|running/);
  return job();
};
const takeBack = async (id: string) => {
  const reply = await call(admin, "POST", `/products/bulk-changes/${id}/undo`);
  expect(reply.statusCode, reply.body).toBe(202);
  return ended(reply.json().id);
};
const send = (payload: string) =>
  call(admin, "POST", "/products/import", { payload, headers: { "content-type": "text/csv" } });

describe("a price that is set by hand while a sale is on", { timeout: 120_000 }, () => {
  it("is the sale's while it is lower than the regular one", async () => {
    const { id } = await create();
    await sell(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await edit(id, { price: 70 });
    expect(await read(id)).toMatchObject({ price: 70, compareAtPrice: 100, salePrices: [{ price: 70 }] });
    wait(6);
    expect(await read(id)).toMatchObject({ price: 100, salePrices: [] });
  });

  it("is the regular one from then on where it is not lower, and the sale is over", async () => {
    const { id } = await create();
    await sell(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await edit(id, { price: 120 });
    expect(await read(id)).toMatchObject({ price: 120, salePrices: [] });
    wait(6);
    expect((await read(id)).price).toBe(120);
  });

  it("is so for a variant too, and for one whose sale nobody touched nothing changes", async () => {
    const { id } = await create();
    const [small, large] =
      (await choose(id, [variant("small", 50), variant("large", 90)])).json<Product>().variants ?? [];
    await sell(
      id,
      [small, large].map((one) => ({ variantId: one?.id, price: 40, endsAt: inSeconds(5) })),
    );
    const given = (one: typeof small, price: number) => ({
      id: one?.id,
      values: one?.values,
      price,
      quantity: 4,
    });
    expect((await choose(id, [given(small, 40), given(large, 95)])).statusCode).toBe(200);
    expect((await read(id)).salePrices).toMatchObject([{ variantId: small?.id, price: 40 }]);
    wait(6);
    expect(pricesOf(await read(id))).toEqual([50, 95]);
  });

  it("stays with a product that loses its variants meanwhile", async () => {
    const { id } = await create();
    const [small] = (await choose(id, [variant("small", 50)])).json<Product>().variants ?? [];
    await sell(id, [{ variantId: small?.id, price: 40, endsAt: inSeconds(5) }]);
    await choose(id, []);
    expect(await read(id)).toMatchObject({ price: 50, salePrices: [] });
  });

  it("ends a sale that it undercuts when it comes by a file", async () => {
    const { id } = await create();
    await sell(id, [{ price: 80, endsAt: inSeconds(5) }]);
    expect((await send(`id,price\n${id},60\n`)).json().counts).toMatchObject({ update: 1 });
    expect(await read(id)).toMatchObject({ price: 60, salePrices: [] });
    wait(6);
    expect((await read(id)).price).toBe(60);
  });

  it("is changed for many at once together with the regular one, and taken back with it", async () => {
    const { id } = await create({ name: "Chair gribblewick" });
    await sell(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await changeAll("gribblewick", { kind: "price-percent", amount: 10 });
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110 });
    const raised = await changeAll("gribblewick", { kind: "price-percent", amount: 50 });
    expect(await read(id)).toMatchObject({ price: 132, compareAtPrice: 165, salePrices: [{ price: 132 }] });
    await takeBack(raised.id);
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110, salePrices: [{ price: 88 }] });
    const set = await changeAll("gribblewick", { kind: "price-set", amount: 95 });
    expect(await read(id)).toMatchObject({ price: 95, salePrices: [] });
    await takeBack(set.id);
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110, salePrices: [{ price: 88 }] });
    wait(6);
    expect(await read(id)).toMatchObject({ price: 110, salePrices: [] });
  });

  it("reaches every variant by percent, and each has its own back", async () => {
    const { id } = await create({ name: "Chair flumberry" });
    await choose(id, [variant("small", 50), variant("large", 90)]);
    const raised = await changeAll("flumberry", { kind: "price-percent", amount: 10 });
    expect(pricesOf(await read(id))).toEqual([55, 99]);
    await changeAll("flumberry", { kind: "price-set", amount: 60 });
    expect(pricesOf(await read(id))).toEqual([60, 99]);
    const lowered = await changeAll("flumberry", { kind: "price-add", amount: -20 });
    expect(pricesOf(await read(id))).toEqual([40, 79]);
    await takeBack(lowered.id);
    expect(pricesOf(await read(id))).toEqual([60, 99]);
    expect(await takeBack(raised.id)).toMatchObject({ changed: 0, left: 1 });
  });
});
