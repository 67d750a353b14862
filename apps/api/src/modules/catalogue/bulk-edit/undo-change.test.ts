import type { AdminProduct, Job, Product, UserJob } from "@larkwood/contract";
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

async function createProducts(word: string, prices: readonly number[]): Promise<Product[]> {
  const created: Product[] = [];
  for (const price of prices) {
    const payload = productForm({ name: `Chair ${word}`, price, quantity: 5 });
    created.push((await call(admin, "POST", "/products", { payload })).json<Product>());
  }
  return created;
}
async function waitForJob(id: string): Promise<UserJob> {
  const readJob = async () => (await call(admin, "GET", `/jobs/${id}`)).json<UserJob>();
  await expect.poll(async () => (await readJob()).status, { timeout: 60_000 }).not.toMatch(/waiting|running/);
  return readJob();
}
async function changeAll(search: string, change: object): Promise<string> {
  const reply = await call(admin, "POST", "/products/bulk-changes", {
    payload: { filter: { search }, change },
  });
  const { id } = reply.json<{ id: string }>();
  expect(await waitForJob(id)).toMatchObject({ status: "done", problem: null });
  return id;
}
const requestUndo = (id: string, user = admin) => call(user, "POST", `/products/bulk-changes/${id}/undo`);
async function undo(id: string): Promise<UserJob> {
  const reply = await requestUndo(id);
  expect(reply.statusCode, reply.body).toBe(202);
  return waitForJob(reply.json().id);
}
const read = async ({ id }: Product) =>
  (await call(admin, "GET", `/admin/products/${id}`)).json<AdminProduct>();

describe("undoing a bulk change", { timeout: 120_000 }, () => {
  it("restores every product once and logs it", async () => {
    const created = await createProducts("plovinder", [19.99, 200, 3_000]);
    const id = await changeAll("plovinder", { kind: "price-percent", amount: -33 });
    expect(await undo(id)).toMatchObject({ status: "done", changed: 3, left: 0, problem: null });
    expect(await Promise.all(created.map(async (product) => (await read(product)).price))).toEqual([
      19.99, 200, 3_000,
    ]);
    expect((await requestUndo(id)).statusCode).toBe(404);
    const ids = created.map(({ id }) => id);
    expect(
      await sql`select count(*)::int as n from audit_log where action = 'product.bulk' and subject_id = any(${ids}::text[])`,
    ).toEqual([{ n: 6 }]);
    const categoryJobId = await changeAll("plovinder", { kind: "category", category: "outdoor" });
    await undo(categoryJobId);
    expect((await Promise.all(created.map(read))).map(({ category }) => category)).toEqual(
      created.map(({ category }) => category),
    );
  });

  it("skips products that were edited or deleted since", async () => {
    const [edited, deleted, untouched] = await createProducts("cravendale", [100, 100, 100]);
    if (!edited || !deleted || !untouched) throw new Error("No products were created");
    const id = await changeAll("cravendale", { kind: "price-set", amount: 80 });
    const payload = { ...productForm({ name: edited.name, price: 77, quantity: 5 }), id: edited.id };
    expect((await call(admin, "PUT", "/products", { payload })).statusCode).toBe(200);
    await call(admin, "DELETE", `/products/${deleted.id}`);
    expect(await undo(id)).toMatchObject({ changed: 1, left: 2, problem: null });
    expect([(await read(edited)).price, (await read(untouched)).price]).toEqual([77, 100]);
  });

  it("reverts the difference in stock, so that items sold since stay sold", async () => {
    const [plain, withVariants] = await createProducts("thistlemoor", [50, 50]);
    if (!plain || !withVariants) throw new Error("No products were created");
    const variant = (key: string, quantity: number) => ({ values: [key], price: 50, quantity });
    await call(admin, "PUT", `/products/${withVariants.id}/variants`, {
      payload: {
        options: [{ name: "Size", values: ["small", "large"].map((key) => ({ key, name: key })) }],
        variants: [variant("small", 2), variant("large", 9)],
      },
    });
    const id = await changeAll("thistlemoor", { kind: "stock-set", amount: 20 });
    const soldSince = { mode: "change", amount: -4, reason: "damage" };
    const reply = await call(admin, "POST", `/products/${plain.id}/stock`, { payload: soldSince });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await undo(id)).toMatchObject({ changed: 2, left: 0 });
    expect((await read(plain)).quantity).toBe(1);
    expect(await read(withVariants)).toMatchObject({
      quantity: 11,
      variants: [{ quantity: 2 }, { quantity: 9 }],
    });
    const [moves] = await sql<{ sum: number }>`
      select sum(change)::int as sum from stock_moves where product_id = ${withVariants.id}`;
    expect(moves?.sum).toBe(11);
  });

  it("restores sales, attributes, collections and publishing", async () => {
    const [one, two] = await createProducts("umberlyn", [100, 200]);
    if (!one || !two) throw new Error("No products were created");
    await call(admin, "PUT", `/products/${one.id}/sale-prices`, { payload: { salePrices: [{ price: 90 }] } });
    await call(admin, "PUT", `/products/${one.id}/attributes`, { payload: { attributes: { width: 70 } } });
    const saleJobId = await changeAll("umberlyn", { kind: "sale", percent: 50 });
    expect([(await read(one)).price, (await read(two)).price]).toEqual([50, 100]);
    await undo(saleJobId);
    expect(await read(one)).toMatchObject({ price: 90, compareAtPrice: 100 });
    expect(await read(two)).toMatchObject({ price: 200, salePrices: [] });
    await undo(await changeAll("umberlyn", { kind: "sale-end" }));
    expect((await read(one)).price).toBe(90);

    await undo(await changeAll("umberlyn", { kind: "attribute", key: "width", value: 55 }));
    expect((await read(one)).attributes).toMatchObject([{ key: "width", value: 70 }]);
    expect((await read(two)).attributes ?? []).toEqual([]);

    const form = { name: "Umber", slug: "umber", description: "", rule: null };
    const { id: collectionId } = (await call(admin, "POST", "/collections", { payload: form })).json();
    await call(admin, "PUT", `/products/${one.id}/collections`, {
      payload: { collectionIds: [collectionId] },
    });
    await undo(await changeAll("umberlyn", { kind: "collection-add", collectionId }));
    const collectionsOf = async ({ id }: Product) =>
      (await call(admin, "GET", `/products/${id}/collections`)).json();
    expect(await collectionsOf(one)).toEqual({ collectionIds: [collectionId] });
    expect(await collectionsOf(two)).toEqual({ collectionIds: [] });

    await undo(await changeAll("umberlyn", { kind: "publish", published: false }));
    expect(await read(two)).toMatchObject({ publishing: { state: "published" } });
  });

  it("offers undo in the job list until the change is undone, and never for the undo itself", async () => {
    await createProducts("wendlemere", [10, 20]);
    const listed = async (id: string) =>
      (await call(admin, "GET", "/admin/jobs?kind=catalogue.change"))
        .json<Job[]>()
        .find((job) => job.id === id);
    const id = await changeAll("wendlemere", { kind: "price-add", amount: 3 });
    expect(await listed(id)).toMatchObject({ status: "done", undo: { change: "price-add", products: 2 } });
    const { id: undoJobId } = await undo(id);
    expect(await listed(id)).toMatchObject({ status: "done" });
    for (const job of [await listed(id), await listed(undoJobId)]) expect(job).not.toHaveProperty("undo");

    const withoutEffect = await changeAll("wendlemere", { kind: "price-add", amount: 0 });
    expect(await listed(withoutEffect)).not.toHaveProperty("undo");
    expect((await requestUndo(withoutEffect)).statusCode).toBe(404);
  });

  it("returns 403 to shoppers and 404 for an unknown, undone or undoing job", async () => {
    await createProducts("ferrowick", [10]);
    const id = await changeAll("ferrowick", { kind: "price-set", amount: 11 });
    expect((await requestUndo(id, shopper)).statusCode).toBe(403);
    expect((await requestUndo("999999999")).statusCode).toBe(404);
    const jobIds = (await Promise.all([requestUndo(id), requestUndo(id)])).map((reply) => reply.json().id);
    const done = await Promise.all(jobIds.map(waitForJob));
    expect(done.map(({ changed }) => changed).sort()).toEqual([0, 1]);
    expect((await requestUndo(jobIds[0] ?? "")).statusCode).toBe(404);
  });

  it("reverts stock once if two processes undo at the same time", async () => {
    const [lamp] = await createProducts("ottermead", [10]);
    if (!lamp) throw new Error("No products were created");
    const change = { kind: "stock-add", amount: -2 } as const;
    const undoes = await changeAll("ottermead", change);
    expect((await read(lamp)).quantity).toBe(3);
    const caller = { userId: admin.id, userName: "Owner" };
    const origin = { caller, requestId: "two-at-once", at: new Date(), timeZone: "UTC" };
    const signal = new AbortController().signal;
    const job = { id: undoes, signal, progress: () => undefined, finishIn: async () => undefined };
    const both = await inTransaction(db, async (tx) => {
      await sqlOn(tx)`select from products where id = ${lamp.id} for update`;
      const undoing = [1, 2].map(() => undoChange(db, { undoes, change }, origin, job));
      // Blocks both until each waits for a lock.
      await expect
        .poll(
          () =>
            sql`select count(*) >= 2 as blocked from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
          { timeout: 60_000 },
        )
        .toEqual([{ blocked: true }]);
      return undoing;
    });
    expect((await Promise.all(both)).map(({ changed }) => changed).sort()).toEqual([0, 1]);
    expect((await read(lamp)).quantity).toBe(5);
  });
});
