import { validationTexts } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const { as, call } = await buildTestApp();
const admin = await as("Admin");
const shopper = await as("User");

async function newProduct(quantity: number): Promise<string> {
  const reply = await call(admin, "POST", "/products", { payload: productForm({ quantity }) });
  return reply.json().id;
}

const adjust = (id: string, payload: object, user = admin) =>
  call(user, "POST", `/products/${id}/stock`, { payload });

describe("adjusting stock", () => {
  it("sets the stock to 0, which the product form refuses", async () => {
    const id = await newProduct(12);
    const reply = await adjust(id, { mode: "set", amount: 0, reason: "count" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ id, quantity: 0, version: 1 });
    expect((await call(null, "GET", `/products/${id}`)).json().quantity).toBe(0);
  });

  it("increases and decreases stock, and logs the actor and the reason [D24]", async () => {
    const id = await newProduct(12);
    const payload = { mode: "change", amount: -5, reason: "damage", note: "Water in the cellar" };
    expect((await adjust(id, payload)).json().quantity).toBe(7);
    const [entry] = (await call(admin, "GET", `/audit?subjectId=${id}&action=product.stock`)).json();
    expect(entry).toMatchObject({
      actorId: admin.id,
      before: { quantity: 12 },
      after: { quantity: 7, reason: "damage", note: "Water in the cellar" },
    });
  });

  it("never lets stock fall below 0 under concurrent changes", async () => {
    const id = await newProduct(3);
    const takeOne = { mode: "change", amount: -1, reason: "damage" };
    const replies = await Promise.all(Array.from({ length: 8 }, () => adjust(id, takeOne)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = replies.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().errors).toEqual({ amount: validationTexts.stockBelowZero });
    expect((await call(null, "GET", `/products/${id}`)).json().quantity).toBe(0);
  });

  it("returns 400 for bad input, 403 to shoppers, 401 to visitors and 404 for an unknown product", async () => {
    const id = await newProduct(1);
    const good = { mode: "set", amount: 1, reason: "count" };
    expect((await adjust(id, { ...good, reason: "mood" })).json().errors).toEqual({
      reason: validationTexts.stockReason,
    });
    expect((await adjust(id, good, shopper)).statusCode).toBe(403);
    expect((await call(null, "POST", `/products/${id}/stock`, { payload: good })).statusCode).toBe(401);
    expect((await adjust("0".repeat(24), good)).statusCode).toBe(404);
  });
});
