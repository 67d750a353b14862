import type { AdminProduct, Job, OwnJob, Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { undoChange } from "./undo-change";

const { as, call, db } = await buildTestApp();
const admin = await as("Admin");
const shopper = await as("User");
const sql = sqlOn(db);

async function some(word: string, prices: readonly number[]): Promise<Product[]> {
  const made: Product[] = [];
  for (const price of prices) {
    const payload = productForm({ name: `Chair ${word}`, price, quantity: 5 });
    made.push((await call(admin, "POST", "/products", { payload })).json<Product>());
  }
  return made;
}
async function ended(id: string): Promise<OwnJob> {
  const look = async () => (await call(admin, "GET", `/jobs/${id}`)).json<OwnJob>();
  await expect.poll(async () => (await look()).status, { timeout: 60_000 }).not.toMatch(/waiting|running/);
  return look();
}
async function changeAll(search: string, change: object): Promise<string> {
  const reply = await call(admin, "POST", "/products/bulk-changes", {
    payload: { filter: { search }, change },
  });
  const { id } = reply.json<{ id: string }>();
  expect(await ended(id)).toMatchObject({ status: "done", problem: null });
  return id;
}
const askBack = (id: string, user = admin) => call(user, "POST", `/products/bulk-changes/${id}/undo`);
async function takeBack(id: string): Promise<OwnJob> {
  const reply = await askBack(id);
  expect(reply.statusCode, reply.body).toBe(202);
  return ended(reply.json().id);
}
const read = async ({ id }: Product) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

describe("a change of many products", { timeout: 120_000 }, () => {
  it("can be taken back once, for each as it was, and the log says so", async () => {
    const made = await some("plovinder", [19.99, 200, 3_000]);
    const id = await changeAll("plovinder", { kind: "price-percent", amount: -33 });
    expect(await takeBack(id)).toMatchObject({ status: "done", changed: 3, left: 0, problem: null });
    expect(await Promise.all(made.map(async (one) => (await read(one)).price))).toEqual([19.99, 200, 3_000]);
    expect((await askBack(id)).statusCode).toBe(404);
    const ids = made.map((one) => one.id);
    expect(
      await sql`select count(*)::int as n from audit_log where action = 'product.bulk' and subject_id = any(${ids}::text[])`,
    ).toEqual([{ n: 6 }]);
    const moved = await changeAll("plovinder", { kind: "category", category: "outdoor" });
    await takeBack(moved);
    expect((await Promise.all(made.map(read))).map(({ category }) => category)).toEqual(
      made.map(({ category }) => category),
    );
  });

  it("stays with those that somebody edited or deleted since", async () => {
    const [edited, gone, left] = await some("cravendale", [100, 100, 100]);
    if (!edited || !gone || !left) throw new Error("Nothing was made");
    const id = await changeAll("cravendale", { kind: "price-set", amount: 80 });
    const payload = { ...productForm({ name: edited.name, price: 77, quantity: 5 }), id: edited.id };
    expect((await call(admin, "PUT", "/products", { payload })).statusCode).toBe(200);
    await call(admin, "DELETE", `/products/${gone.id}`);
    expect(await takeBack(id)).toMatchObject({ changed: 1, left: 2, problem: null });
    expect([(await read(edited)).price, (await read(left)).price]).toEqual([77, 100]);
  });

  it("gives back stock by what it added: what was sold since stays sold", async () => {
    const [plain, chosen] = await some("thistlemoor", [50, 50]);
    if (!plain || !chosen) throw new Error("Nothing was made");
    const variant = (key: string, quantity: number) => ({ values: [key], price: 50, quantity });
    await call(admin, "PUT", `/products/${chosen.id}/variants`, {
      payload: {
        options: [{ name: "Size", values: ["small", "large"].map((key) => ({ key, name: key })) }],
        variants: [variant("small", 2), variant("large", 9)],
      },
    });
    const id = await changeAll("thistlemoor", { kind: "stock-set", amount: 20 });
    const sold = { mode: "change", amount: -4, reason: "damage" };
    const reply = await call(admin, "POST", `/products/${plain.id}/stock`, { payload: sold });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await takeBack(id)).toMatchObject({ changed: 2, left: 0 });
    expect((await read(plain)).quantity).toBe(1);
    expect(await read(chosen)).toMatchObject({ quantity: 11, variants: [{ quantity: 2 }, { quantity: 9 }] });
    const [moves] = await sql<{ sum: number }>`
      select sum(change)::int as sum from stock_moves where product_id = ${chosen.id}`;
    expect(moves?.sum).toBe(11);
  });

  it("brings sales, drafts, collections and what was said back", async () => {
    const [one, two] = await some("umberlyn", [100, 200]);
    if (!one || !two) throw new Error("Nothing was made");
    await call(admin, "PUT", `/products/${one.id}/sale-prices`, { payload: { salePrices: [{ price: 90 }] } });
    await call(admin, "PUT", `/products/${one.id}/attributes`, { payload: { attributes: { width: 70 } } });
    const deeper = await changeAll("umberlyn", { kind: "sale", percent: 50 });
    expect([(await read(one)).price, (await read(two)).price]).toEqual([50, 100]);
    await takeBack(deeper);
    expect(await read(one)).toMatchObject({ price: 90, compareAtPrice: 100 });
    expect(await read(two)).toMatchObject({ price: 200, salePrices: [] });
    await takeBack(await changeAll("umberlyn", { kind: "sale-end" }));
    expect((await read(one)).price).toBe(90);

    await takeBack(await changeAll("umberlyn", { kind: "attribute", key: "width", value: 55 }));
    expect((await read(one)).attributes).toMatchObject([{ key: "width", value: 70 }]);
    expect((await read(two)).attributes ?? []).toEqual([]);

    const form = { name: "Umber", slug: "umber", description: "", rule: null };
    const { id: collectionId } = (await call(admin, "POST", "/collections", { payload: form })).json();
    await call(admin, "PUT", `/products/${one.id}/collections`, {
      payload: { collectionIds: [collectionId] },
    });
    await takeBack(await changeAll("umberlyn", { kind: "collection-add", collectionId }));
    const of = async ({ id }: Product) => (await call(admin, "GET", `/products/${id}/collections`)).json();
    expect(await of(one)).toEqual({ collectionIds: [collectionId] });
    expect(await of(two)).toEqual({ collectionIds: [] });

    await takeBack(await changeAll("umberlyn", { kind: "publish", published: false }));
    expect(await read(two)).toMatchObject({ publishing: { state: "published" } });
  });

  it("is offered among the jobs for as long as it can be taken back, and that it was taken back is not", async () => {
    await some("wendlemere", [10, 20]);
    const listed = async (id: string) =>
      (await call(admin, "GET", "/admin/jobs?kind=catalogue.change"))
        .json<Job[]>()
        .find((job) => job.id === id);
    const id = await changeAll("wendlemere", { kind: "price-add", amount: 3 });
    expect(await listed(id)).toMatchObject({ status: "done", undo: { change: "price-add", products: 2 } });
    const { id: undoing } = await takeBack(id);
    expect(await listed(id)).toMatchObject({ status: "done" });
    for (const job of [await listed(id), await listed(undoing)]) expect(job).not.toHaveProperty("undo");

    const nothing = await changeAll("wendlemere", { kind: "price-add", amount: 0 });
    expect(await listed(nothing)).not.toHaveProperty("undo");
    expect((await askBack(nothing)).statusCode).toBe(404);
  });

  it("is taken back by those who may change the catalogue, if it is such a change and has been made", async () => {
    await some("ferrowick", [10]);
    const id = await changeAll("ferrowick", { kind: "price-set", amount: 11 });
    expect((await askBack(id, shopper)).statusCode).toBe(403);
    expect((await askBack("999999999")).statusCode).toBe(404);
    const twice = (await Promise.all([askBack(id), askBack(id)])).map((reply) => reply.json().id);
    const done = await Promise.all(twice.map(ended));
    expect(done.map(({ changed }) => changed).sort()).toEqual([0, 1]);
    expect((await askBack(twice[0] ?? "")).statusCode).toBe(404);
  });

  it("gives pieces back once, also when two processes do it at the same moment", async () => {
    const [lamp] = await some("ottermead", [10]);
    if (!lamp) throw new Error("Nothing was made");
    const change = { kind: "stock-add", amount: -2 } as const;
    const undoes = await changeAll("ottermead", change);
    expect((await read(lamp)).quantity).toBe(3);
    const caller = { userId: admin.id, userName: "Somebody" };
    const word = { caller, requestId: "two-at-once", at: new Date(), timeZone: "UTC" };
    const signal = new AbortController().signal;
    const job = { id: undoes, signal, progress: () => undefined, finishIn: async () => undefined };
    const both = await inTransaction(db, async (tx) => {
      await sqlOn(tx)`select from products where id = ${lamp.id} for update`;
      const undoing = [1, 2].map(() => undoChange(db, { undoes, change }, word, job));
      // Held back until neither can go on.
      await expect
        .poll(
          () =>
            sql`select count(*) >= 2 as held from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          { timeout: 60_000 },
        )
        .toEqual([{ held: true }]);
      return undoing;
    });
    expect((await Promise.all(both)).map(({ changed }) => changed).sort()).toEqual([0, 1]);
    expect((await read(lamp)).quantity).toBe(5);
  });
});
