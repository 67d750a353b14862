import type { Facets, Product, ShopInfo } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const method = (name: string, kind: string, fromDays: number, toDays: number) => ({
  name,
  kind,
  price: 9,
  freeFrom: null,
  fromDays,
  toDays,
});
const zones = [
  {
    name: "North",
    countries: ["Norway"],
    options: [
      method("Post", "parcel", 3, 6),
      method("Express", "parcel", 1, 2),
      method("Van", "two_man", 5, 10),
    ],
  },
];
const shipping = { twoMan: ["bedroom"], zones };
const env = { SHOP_PAYMENT_METHODS: "bank_transfer", SHOP_CATALOGUE: "public" };
let now = new Date("2026-12-14T12:00:00Z");
const clock = () => now;
const shop = await buildTestApp({ env, clock });
const { call, db } = shop;
const sql = sqlOn(db);
let chair: string;
let bed: string;

beforeAll(async () => {
  await setShipping(shipping);
  await sql`DELETE FROM products`;
  chair = await storeProduct(db, 5);
  bed = await storeProduct(db, 5);
  await sql`UPDATE products SET category = 'bedroom' WHERE id = ${bed}`;
  await storeProduct(db, 0);
});

async function setShipping(value: object): Promise<void> {
  const owner = await shop.as("Admin");
  const reply = await call(owner, "PUT", "/settings/shipping", { payload: { value } });
  expect(reply.statusCode, reply.body).toBe(200);
}
const list = (query: string) => call(null, "GET", `/products?${query}`);
const ids = async (query: string) =>
  (await list(query))
    .json<Product[]>()
    .map(({ id }) => id)
    .sort();
const by = (day: string, country = "NO") => `arrivesBy=${day}&deliverTo=${country}`;

describe("the filter by day of arrival", () => {
  it("lists products in stock that the fastest possible method brings by that day", async () => {
    expect(await ids(by("2026-12-15"))).toEqual([]);
    expect(await ids(by("2026-12-16"))).toEqual([chair]);
    // Beds need two people.
    expect(await ids(by("2026-12-23"))).toEqual([chair]);
    expect(await ids(by("2026-12-24"))).toEqual([chair, bed].sort());
    expect(await ids(by("2026-12-24", "Norge"))).toEqual([chair, bed].sort());
    expect(await ids(by("2026-12-24", "JP"))).toEqual([]);
  });

  it("counts the same products in facets and with other filters", async () => {
    const facets = await call(null, "GET", `/products/facets?${by("2026-12-16")}`);
    expect(facets.json<Facets>()).toMatchObject({ total: 1 });
    expect(await ids(`${by("2026-12-24")}&category=bedroom`)).toEqual([bed]);
  });

  it("follows the day and the shipping zones although lists are cached", async () => {
    const query = by("2026-12-24");
    expect(await ids(query)).toContain(bed);
    now = new Date("2026-12-15T12:00:00Z");
    expect(await ids(query)).toEqual([chair]);
    now = new Date("2026-12-14T12:00:00Z");
    await setShipping({ twoMan: [], zones: [{ ...zones[0], options: [method("Slow", "parcel", 5, 30)] }] });
    expect(await ids(query)).toEqual([]);
  });

  it.each([
    [by("2026-12-13"), { arrivesBy: "Choose today or a later day" }],
    [by("24.12.2026"), { arrivesBy: expect.any(String) }],
    [by("2026-12-24", "Narnia"), { deliverTo: "Use a country by its name or code, such as NO" }],
    ["arrivesBy=2026-12-24", { deliverTo: "Name the country too, such as NO" }],
  ])("refuses %s", async (query, errors) => {
    for (const path of ["/products", "/products/facets"]) {
      const reply = await call(null, "GET", `${path}?${query}`);
      expect([reply.statusCode, reply.json().errors]).toEqual([400, errors]);
    }
  });
});

it("is free delivery within six days in a shop without shipping zones", async () => {
  const free = await buildTestApp({ env, clock });
  const id = await storeProduct(free.db, 5);
  const found = async (day: string) =>
    (await free.call(null, "GET", `/products?${by(day)}&ids=${id}`)).json<Product[]>().length;
  expect([await found("2026-12-19"), await found("2026-12-20")]).toEqual([0, 1]);
});

it("is ignored in the showroom", async () => {
  const showroom = await buildTestApp({ clock });
  const user = await showroom.as("User");
  const id = await storeProduct(showroom.db, 0);
  const reply = await showroom.call(user, "GET", `/products?${by("2026-12-13")}&ids=${id}`);
  expect(reply.json<Product[]>()).toHaveLength(1);
  expect((await showroom.call(null, "GET", "/shop")).json<ShopInfo>().arrivalFilter).toBeUndefined();
});

it("is refused, and not offered, where a service calculates the delivery of each order", async () => {
  const shippingRates = { ratesFor: async () => [] };
  const served = await buildTestApp({ env, clock, extensions: { shippingRates } });
  expect((await served.call(null, "GET", `/products?${by("2026-12-24")}`)).statusCode).toBe(400);
  expect((await served.call(null, "GET", "/shop")).json<ShopInfo>().arrivalFilter).toBeUndefined();
  expect((await call(null, "GET", "/shop")).json<ShopInfo>().arrivalFilter).toBe(true);
});
