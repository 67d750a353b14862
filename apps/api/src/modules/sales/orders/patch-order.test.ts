import type { AuditEntry, Order, OrderAdminDetails } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
let admin: TestUser;
let customer: TestUser;
let orders = 0;
beforeAll(async () => {
  [admin, customer] = await Promise.all([shop.as("Admin"), shop.as("User")]);
});

async function place(): Promise<Order> {
  const productId = await storeProduct(shop.db, 5);
  const headers = { "idempotency-key": `order-to-patch-${++orders}` };
  const payload = orderBody([{ productId, quantity: 1 }], { notes: "Please ring" });
  return (await shop.call(customer, "POST", "/orders", { headers, payload })).json();
}
const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
  shop.call(admin, "PATCH", `/admin/orders/${id}`, { headers, payload });

describe("patching an order", () => {
  it("changes the special request, clears it with null, and records who did it", async () => {
    const { id, version } = await place();
    const reply = await patch(id, { notes: "Side door" });
    expect(reply.json()).toMatchObject({ notes: "Side door", version: version + 1 });
    expect(reply.headers.etag).toBe(`"${version + 1}"`);
    expect((await patch(id, { notes: null })).json().notes).toBe("");
    const [entry] = (await shop.call(admin, "GET", "/audit?limit=1")).json<AuditEntry[]>();
    expect(entry).toMatchObject({
      action: "order.change",
      before: { notes: "Side door" },
      after: { notes: "" },
    });
    const details = await shop.call(admin, "GET", `/admin/orders/${id}/office`);
    expect(details.json<OrderAdminDetails>().notes.map(({ body }) => body)).toEqual([
      "Special request changed",
      "Special request changed",
    ]);
  });

  it("changes nothing without a field, or with the same text", async () => {
    const { id, version } = await place();
    for (const payload of [{}, { notes: "Please ring" }])
      expect((await patch(id, payload)).json()).toMatchObject({ notes: "Please ring", version });
  });

  it("is refused if someone else changed the order since", async () => {
    const { id } = await place();
    const seen = String((await shop.call(admin, "GET", `/orders/${id}`)).headers.etag);
    const first = await patch(id, { notes: "Side door" }, { "if-match": seen });
    const late = await patch(id, { notes: "Back door" }, { "if-match": seen });
    expect([first.statusCode, late.statusCode]).toEqual([200, 412]);
    expect(late.json()).toMatchObject({ code: "edit_conflict", context: { notes: "Side door" } });
  });

  it("refuses other fields, customers, and an unknown order", async () => {
    const { id } = await place();
    for (const payload of [{ status: "SHIPPED" }, { notes: 5 }])
      expect((await patch(id, payload)).statusCode).toBe(400);
    const own = await shop.call(customer, "PATCH", `/admin/orders/${id}`, { payload: { notes: "Mine" } });
    expect(own.statusCode).toBe(403);
    expect((await patch("f".repeat(24), { notes: "Mine" })).statusCode).toBe(404);
  });
});
