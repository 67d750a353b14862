import type { AdminProduct, Product, UserJob } from "@larkwood/contract";
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

const create = async (fields: object = {}) =>
  (
    await call(admin, "POST", "/products", { payload: productForm({ price: 100, ...fields }) })
  ).json<Product>();
const read = async (id: string) => (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();
const setSalePrices = (id: string, salePrices: object[]) =>
  call(admin, "PUT", `/products/${id}/sale-prices`, { payload: { salePrices } });
const edit = (id: string, fields: object) =>
  call(admin, "PUT", "/products", { payload: { ...productForm(), ...fields, id } });
const variant = (key: string, price: number) => ({ values: [key], price, quantity: 4 });
const sizeOptions = [{ name: "Size", values: ["small", "large"].map((key) => ({ key, name: key })) }];
const saveVariants = async (id: string, variants: object[], headers = {}) =>
  call(admin, "PUT", `/products/${id}/variants`, {
    payload: { options: variants.length > 0 ? sizeOptions : [], variants },
    headers,
  });
const pricesOf = ({ variants = [] }: Product) => variants.map(({ price }) => price);
const changeAll = async (search: string, change: object) => {
  const started = await call(admin, "POST", "/products/bulk-changes", {
    payload: { filter: { search }, change },
  });
  return waitForJob(started.json().id);
};
const waitForJob = async (id: string) => {
  const job = async () => (await call(admin, "GET", `/jobs/${id}`)).json<UserJob>();
  await expect.poll(async () => (await job()).status, { timeout: 60_000 }).not.toMatch(/waiting|running/);
  return job();
};
const undo = async (id: string) => {
  const reply = await call(admin, "POST", `/products/bulk-changes/${id}/undo`);
  expect(reply.statusCode, reply.body).toBe(202);
  return waitForJob(reply.json().id);
};
const send = (payload: string) =>
  call(admin, "POST", "/products/import", { payload, headers: { "content-type": "text/csv" } });

describe("a price that is edited during a sale", { timeout: 120_000 }, () => {
  it("changes the sale price if it is below the regular price", async () => {
    const { id } = await create();
    await setSalePrices(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await edit(id, { price: 70 });
    expect(await read(id)).toMatchObject({ price: 70, compareAtPrice: 100, salePrices: [{ price: 70 }] });
    wait(6);
    expect(await read(id)).toMatchObject({ price: 100, salePrices: [] });
  });

  it("becomes the regular price and ends the sale if it is not lower", async () => {
    const { id } = await create();
    await setSalePrices(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await edit(id, { price: 120 });
    expect(await read(id)).toMatchObject({ price: 120, salePrices: [] });
    wait(6);
    expect((await read(id)).price).toBe(120);
  });

  it("applies to one variant and leaves the sales of others unchanged", async () => {
    const { id } = await create();
    const [small, large] =
      (await saveVariants(id, [variant("small", 50), variant("large", 90)])).json<Product>().variants ?? [];
    await setSalePrices(
      id,
      [small, large].map((saved) => ({ variantId: saved?.id, price: 40, endsAt: inSeconds(5) })),
    );
    const withPrice = (saved: typeof small, price: number) => ({
      id: saved?.id,
      values: saved?.values,
      price,
      quantity: 4,
    });
    expect((await saveVariants(id, [withPrice(small, 40), withPrice(large, 95)])).statusCode).toBe(200);
    expect((await read(id)).salePrices).toMatchObject([{ variantId: small?.id, price: 40 }]);
    wait(6);
    expect(pricesOf(await read(id))).toEqual([50, 95]);
  });

  it("returns to the regular price when the product loses its variants", async () => {
    const { id } = await create();
    const [small] = (await saveVariants(id, [variant("small", 50)])).json<Product>().variants ?? [];
    await setSalePrices(id, [{ variantId: small?.id, price: 40, endsAt: inSeconds(5) }]);
    await saveVariants(id, []);
    expect(await read(id)).toMatchObject({ price: 50, salePrices: [] });
  });

  it("ends the sale if an imported price is below the sale price", async () => {
    const { id } = await create();
    await setSalePrices(id, [{ price: 80, endsAt: inSeconds(5) }]);
    expect((await send(`id,price\n${id},60\n`)).json().counts).toMatchObject({ update: 1 });
    expect(await read(id)).toMatchObject({ price: 60, salePrices: [] });
    wait(6);
    expect((await read(id)).price).toBe(60);
  });

  it("is changed by a bulk edit together with the regular price, and restored by its undo", async () => {
    const { id } = await create({ name: "Chair gribblewick" });
    await setSalePrices(id, [{ price: 80, endsAt: inSeconds(5) }]);
    await changeAll("gribblewick", { kind: "price-percent", amount: 10 });
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110 });
    const raised = await changeAll("gribblewick", { kind: "price-percent", amount: 50 });
    expect(await read(id)).toMatchObject({ price: 132, compareAtPrice: 165, salePrices: [{ price: 132 }] });
    await undo(raised.id);
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110, salePrices: [{ price: 88 }] });
    const set = await changeAll("gribblewick", { kind: "price-set", amount: 95 });
    expect(await read(id)).toMatchObject({ price: 95, salePrices: [] });
    await undo(set.id);
    expect(await read(id)).toMatchObject({ price: 88, compareAtPrice: 110, salePrices: [{ price: 88 }] });
    wait(6);
    expect(await read(id)).toMatchObject({ price: 110, salePrices: [] });
  });

  it("changes every variant by percent, and undo restores each", async () => {
    const { id } = await create({ name: "Chair flumberry" });
    await saveVariants(id, [variant("small", 50), variant("large", 90)]);
    const raised = await changeAll("flumberry", { kind: "price-percent", amount: 10 });
    expect(pricesOf(await read(id))).toEqual([55, 99]);
    await changeAll("flumberry", { kind: "price-set", amount: 60 });
    expect(pricesOf(await read(id))).toEqual([60, 99]);
    const lowered = await changeAll("flumberry", { kind: "price-add", amount: -20 });
    expect(pricesOf(await read(id))).toEqual([40, 79]);
    await undo(lowered.id);
    expect(pricesOf(await read(id))).toEqual([60, 99]);
    expect(await undo(raised.id)).toMatchObject({ changed: 0, left: 1 });
  });
});
