import type { Change, ChangesReply, Permission } from "@larkwood/contract";
import { sql as drizzleSql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import type { Executor } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { deleteExpiredRows } from "../cleanup/delete-expired-rows";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const sql = sqlOn(shop.db);
let admin: TestUser;
beforeAll(async () => {
  admin = await shop.as("Admin");
});

const get = (query: string, by = admin) => shop.call(by, "GET", `/changes${query}`);
const currentCursor = async () => (await get("")).json<ChangesReply>().next;

/** All changes after a cursor, page by page. */
async function readAll(since: string, query = ""): Promise<Change[]> {
  const found: Change[] = [];
  for (let next = since, hasMore = true; hasMore; ) {
    const reply = (await get(`?since=${next}&limit=3${query}`)).json<ChangesReply>();
    found.push(...reply.changes);
    ({ next, hasMore } = reply);
  }
  return found;
}

/** Adds a row that no other transaction has to wait for. */
async function addCustomer(db: Executor): Promise<string> {
  const id = newId(new Date());
  await db.execute(drizzleSql`
    INSERT INTO users (id, user_name, email, password_hash) VALUES (${id}, 'customer', ${`${id}@test.example`}, 'none')`);
  return id;
}

/**
 * Waits until all changes are listed. Transactions of other databases on the same server delay them, so a last change is
 * made, behind which none can be missing.
 */
async function untilListed(since: string): Promise<void> {
  const last = await addCustomer(shop.db);
  await expect
    .poll(() => readAll(since), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ id: last }));
}

const idsOf = (changes: Change[]) => changes.map(({ id }) => id);
const eventsOf = (changes: Change[], id: string) =>
  changes.filter((change) => change.id === id).map(({ event }) => event);

describe("the change log", () => {
  it("lists what happened to a product, oldest first", async () => {
    const since = await currentCursor();
    const created = await shop.call(admin, "POST", "/products", { payload: productForm({ quantity: 5 }) });
    const { id } = created.json<{ id: string }>();
    await shop.call(admin, "PUT", "/products", {
      payload: { ...productForm({ price: 77, quantity: 5 }), id },
    });
    await shop.call(admin, "DELETE", `/products/${id}`);
    await untilListed(since);
    const changes = (await readAll(since, "&types=product")).filter((change) => change.id === id);
    expect(changes.map(({ event, kind }) => [event, kind])).toEqual([
      ["product.created", "created"],
      ["stock.changed", "updated"],
      ["product.updated", "updated"],
      ["product.deleted", "deleted"],
    ]);
    expect(changes.at(-1)).toEqual({
      id,
      type: "product",
      kind: "deleted",
      event: "product.deleted",
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it("lists two edits of the same millisecond", async () => {
    const id = await storeProduct(shop.db, 1);
    const since = await currentCursor();
    for (const name of ["One", "Two"])
      await sql`UPDATE products SET name = ${name}, updated_at = '2026-01-01Z' WHERE id = ${id}`;
    await untilListed(since);
    const events = eventsOf(await readAll(since), id);
    expect(events.filter((event) => event === "product.updated")).toHaveLength(2);
  });

  it("lists what happened to an order, its products and its customer", async () => {
    const since = await currentCursor();
    const customer = await shop.as("User");
    const productId = await storeProduct(shop.db, 9);
    const placed = await shop.call(customer, "POST", "/orders", {
      headers: { "idempotency-key": "an-order-to-follow" },
      payload: orderBody([{ productId, quantity: 2 }]),
    });
    const { id, paymentId } = placed.json<{ id: string; paymentId: string }>();
    const step = (status: string) =>
      shop.call(admin, "POST", `/orders/${id}/status`, { payload: { status } });
    await step("CONFIRMED");
    await sql`UPDATE payments SET status = 'received' WHERE id = ${paymentId}`;
    await step("SHIPPED");
    await step("OUT_FOR_DELIVERY");
    await step("DELIVERED");
    const returned = await shop.call(customer, "POST", `/orders/${id}/returns`, {
      headers: { "idempotency-key": "a-return-to-follow" },
      payload: { lines: [{ position: 1, quantity: 1 }], reason: "Too large" },
    });
    expect(returned.statusCode, returned.body).toBe(201);
    await sql`UPDATE payments SET refunded_cents = 100 WHERE id = ${paymentId}`;
    await sql`UPDATE payments SET refunded_cents = refunded_cents WHERE id = ${paymentId}`;
    await shop.call(admin, "PUT", `/admin/customers/${customer.id}`, {
      payload: { version: 0, note: "Rings twice", isBlocked: false },
    });
    await untilListed(since);
    const changes = await readAll(since);
    expect(eventsOf(changes, id)).toEqual([
      "order.placed",
      "order.updated",
      "order.paid",
      "order.shipped",
      "order.updated",
      "order.updated",
      "return.requested",
      "order.refunded",
    ]);
    expect(eventsOf(changes, productId)).toContain("stock.changed");
    // The order has filled the empty address, then an Admin has written the note.
    expect(eventsOf(changes, customer.id)).toEqual([
      "customer.created",
      "customer.updated",
      "customer.updated",
    ]);
  });

  it("lists the end of a cancelled order and of a deleted customer", async () => {
    const since = await currentCursor();
    const customer = await shop.as("User");
    const productId = await storeProduct(shop.db, 9);
    const placed = await shop.call(customer, "POST", "/orders", {
      headers: { "idempotency-key": "an-order-to-cancel" },
      payload: orderBody([{ productId, quantity: 2 }]),
    });
    const { id } = placed.json<{ id: string }>();
    await shop.call(customer, "POST", `/orders/${id}/status`, { payload: { status: "CANCELLED" } });
    await shop.call(admin, "DELETE", `/users/${customer.id}`);
    await untilListed(since);
    const changes = await readAll(since);
    // The last one is the loss of the customer's name and address.
    expect(eventsOf(changes, id)).toEqual(["order.placed", "order.cancelled", "order.updated"]);
    expect(eventsOf(changes, customer.id)).toEqual([
      "customer.created",
      "customer.updated",
      "customer.deleted",
    ]);
  });

  it("lists nothing of a transaction that was rolled back", async () => {
    const since = await currentCursor();
    let id = "";
    const failing = inTransaction(shop.db, async (tx) => {
      id = await addCustomer(tx);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    await untilListed(since);
    expect(idsOf(await readAll(since))).not.toContain(id);
  });

  it("skips no transaction that began earlier and ends later", async () => {
    const since = await currentCursor();
    let finish = () => {};
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let early = "";
    const slow = inTransaction(shop.db, async (tx) => {
      early = await addCustomer(tx);
      await held;
    });
    await expect.poll(() => early).not.toBe("");
    const late = await addCustomer(shop.db);
    const [tooEarly, between] = [await readAll(since), await currentCursor()];
    finish();
    await slow;
    expect(idsOf(tooEarly)).not.toContain(late);
    await untilListed(since);
    const both = (ids: string[]) => ids.filter((id) => id === early || id === late);
    expect(both(idsOf(await readAll(since)))).toEqual([early, late]);
    expect(both(idsOf(await readAll(between)))).toEqual([early, late]);
  });

  it("lists each change once while many transactions write", async () => {
    let next = await currentCursor();
    const seen: string[] = [];
    const written: string[] = [];
    const write = async () => {
      for (let i = 0; i < 10; i += 1) {
        await inTransaction(shop.db, async (tx) => {
          const id = await addCustomer(tx);
          await tx.execute(drizzleSql`SELECT pg_sleep(random() * 0.005)`);
          written.push(id);
        });
      }
    };
    const readPage = async () => {
      const reply = (await get(`?since=${next}&limit=7`)).json<ChangesReply>();
      seen.push(...idsOf(reply.changes));
      next = reply.next;
    };
    let isWriting = true;
    const readWhileWriting = async () => {
      while (isWriting) await readPage();
    };
    const reading = readWhileWriting();
    await Promise.all(Array.from({ length: 6 }, write));
    isWriting = false;
    await reading;
    const last = await addCustomer(shop.db);
    await expect
      .poll(
        async () => {
          await readPage();
          return seen;
        },
        { timeout: 20_000 },
      )
      .toContain(last);
    expect(seen.filter((id) => written.includes(id)).sort()).toEqual([...written].sort());
  });

  it("shows each caller only what they may read", async () => {
    const limited = async (...permissions: Permission[]) => {
      const user = await shop.as("Admin");
      await shop.call(admin, "PUT", `/users/${user.id}/permissions`, { payload: { permissions } });
      return user;
    };
    const since = await currentCursor();
    const productId = await storeProduct(shop.db, 1);
    await sql`UPDATE products SET updated_at = now() WHERE id = ${productId}`;
    const [clerk, service] = [await limited("orders.read"), await limited("customers.read")];
    await untilListed(since);
    const typesFor = async (by: TestUser) => [
      ...new Set((await get(`?since=${since}`, by)).json<ChangesReply>().changes.map(({ type }) => type)),
    ];
    expect(await typesFor(clerk)).toEqual([]);
    expect(await typesFor(service)).toEqual(["customer"]);
    expect((await get(`?since=${since}&types=product`, clerk)).statusCode).toBe(403);
    expect((await get(`?since=${since}&types=customer,order`, service)).statusCode).toBe(403);
    expect((await get("", await limited("audit.read"))).statusCode).toBe(403);
    expect((await get("", await shop.as("User"))).statusCode).toBe(404);
    expect((await get("?types=coupon")).statusCode).toBe(400);
  });

  it("refuses a cursor whose changes were deleted", async () => {
    const since = await currentCursor();
    await storeProduct(shop.db, 1);
    await untilListed(since);
    await sql`UPDATE change_log SET at = now() - interval '31 days'`;
    await deleteExpiredRows(shop.db, new Date(), 100_000);
    expect(await sql`SELECT FROM change_log`).toEqual([]);
    const expired = await get(`?since=${since}`);
    expect([expired.statusCode, expired.json().code]).toEqual([410, "cursor_expired"]);
    await expect
      .poll(async () => (await get(`?since=${await currentCursor()}`)).statusCode, { timeout: 20_000 })
      .toBe(200);
  });

  it("refuses a cursor of another database or of a transaction that never was", async () => {
    const since = await currentCursor();
    const [name = "", transactionId = ""] = since.split(".");
    const codeOf = async (cursor: string) => (await get(`?since=${cursor}`)).json().code;
    expect(await codeOf(since.replace(name, "0123456789ab"))).toBe("cursor_expired");
    expect(await codeOf(`${name}.${BigInt(transactionId) + 1_000_000n}.0`)).toBe("cursor_expired");
    for (const cursor of ["nothing", `${since}.1`, `${name}.x.0`, `${name}.${"9".repeat(19)}.0`])
      expect([cursor, (await get(`?since=${cursor}`)).statusCode]).toEqual([cursor, 400]);
  });

  it("begins again in a database that was restored on another server", async () => {
    const restored = await addCustomer(shop.db);
    await sql`UPDATE change_log_state SET name = 'of another server'`;
    await sql`UPDATE change_log SET transaction_id = (transaction_id::text::bigint + 1000000000)::text::xid8`;
    const next = await currentCursor();
    const added = await addCustomer(shop.db);
    await untilListed(next);
    const ids = idsOf(await readAll(next));
    expect(ids).toContain(added);
    expect(ids).not.toContain(restored);
    expect(await sql`SELECT FROM change_log WHERE object_id = ${restored}`).toEqual([]);
  });
});
