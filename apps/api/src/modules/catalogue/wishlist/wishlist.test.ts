import type { Wishlist } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";

const shop = await buildTestApp({ env: { SHOP_MODE: "trading" } });
const { call, db } = shop;
const sql = sqlOn(db);
const UNKNOWN = "0123456789abcdef01234567";

type User = Awaited<ReturnType<typeof shop.as>>;
const add = (user: User | null, id: string) => call(user, "PUT", `/wishlist/${id}`);
const merge = (user: User, productIds: string[]) =>
  call(user, "PUT", "/wishlist", { payload: { productIds } });
const read = async (user: User) => (await call(user, "GET", "/wishlist")).json<Wishlist>();
const products = (count: number) => Promise.all(Array.from({ length: count }, () => storeProduct(db, 5)));

describe("a wishlist", () => {
  it("has each product once, newest first, for its account only", async () => {
    const [user, other] = [await shop.as("User"), await shop.as("User")];
    const [chair, lamp] = (await products(2)) as [string, string];
    for (const id of [chair, lamp, chair]) expect((await add(user, id)).statusCode).toBe(204);
    expect(await read(user)).toEqual({ productIds: [lamp, chair], token: null, newsByEmail: false });
    expect((await read(other)).productIds).toEqual([]);
    expect((await call(user, "DELETE", `/wishlist/${lamp}`)).statusCode).toBe(204);
    expect((await call(user, "DELETE", `/wishlist/${lamp}`)).statusCode).toBe(204);
    expect((await read(user)).productIds).toEqual([chair]);
    await sql`UPDATE products SET published = false WHERE id = ${chair}`;
    expect((await read(user)).productIds).toEqual([]);
    expect((await add(user, chair)).statusCode).toBe(404);
    expect((await add(user, UNKNOWN)).statusCode).toBe(404);
    expect((await add(user, "chair")).statusCode).toBe(404);
    expect((await add(null, chair)).statusCode).toBe(401);
  });

  it("takes over what a device has, in its order, without what is gone", async () => {
    const user = await shop.as("User");
    const [old, first, second] = (await products(3)) as [string, string, string];
    await add(user, old);
    const merged = await merge(user, [first, UNKNOWN, old, second, first]);
    expect(merged.statusCode).toBe(200);
    expect(new Set(merged.json<Wishlist>().productIds)).toEqual(new Set([first, second, old]));
    const [a, b] = [first, second].map((id) => merged.json<Wishlist>().productIds.indexOf(id));
    expect(a).toBeLessThan(b ?? 0);
    expect((await merge(user, Array(101).fill(first))).statusCode).toBe(400);
  });

  it("keeps the newest 100 products", async () => {
    const user = await shop.as("User");
    const all = await products(101);
    await merge(user, all.slice(0, 100));
    await add(user, all[100] ?? "");
    const { productIds } = await read(user);
    expect(productIds).toHaveLength(100);
    expect(productIds[0]).toBe(all[100]);
    expect(productIds).not.toContain(all[99]);
  });

  it("is shared by a link until its owner ends it", async () => {
    const user = await shop.as("User");
    const [chair] = (await products(1)) as [string];
    await add(user, chair);
    const share = async () => (await call(user, "PUT", "/account/wishlist-link")).json().token as string;
    const token = await share();
    expect(token).toMatch(/^[\w-]{32}$/);
    expect([await share(), (await read(user)).token]).toEqual([token, token]);
    const shared = (text: string) => call(null, "GET", `/wishlists/${text}`);
    expect((await shared(token)).json()).toEqual({ productIds: [chair] });
    expect((await call(user, "DELETE", "/account/wishlist-link")).statusCode).toBe(204);
    expect((await shared(token)).statusCode).toBe(404);
    expect((await shared("short")).statusCode).toBe(404);
    expect(await share()).not.toBe(token);
  });

  it("is in the data export and deleted with the account", async () => {
    const [user, admin] = [await shop.as("User"), await shop.as("Admin")];
    const [chair] = (await products(1)) as [string];
    await add(user, chair);
    await call(user, "PUT", "/account/wishlist-link");
    const exported = (await call(user, "GET", "/account/export")).json();
    expect(exported.wishlist).toMatchObject([{ productId: chair }]);
    await call(admin, "DELETE", `/users/${user.id}`);
    expect(await sql`SELECT FROM wishlist_items WHERE user_id = ${user.id}`).toEqual([]);
    expect(await sql`SELECT FROM wishlist_links WHERE user_id = ${user.id}`).toEqual([]);
  });

  it("does not exist in showroom mode", async () => {
    const showroom = await buildTestApp();
    const user = await showroom.as("User");
    expect((await showroom.call(user, "GET", "/wishlist")).statusCode).toBe(404);
  });
});
