import { type Product, validationTexts } from "@larkwood/contract";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditLog, products } from "../../../db/schema";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { productForm } from "../../../testing/product-form";

const shop = await buildTestApp();
const { call, db } = shop;
const UNKNOWN = "0".repeat(24);
let admin: TestUser;
let user: TestUser;

beforeAll(async () => {
  admin = await shop.as("Admin");
  user = await shop.as("User");
});

const fieldsOf = (given: Parameters<typeof productForm>[0] = {}) => {
  const { acceptedTos: _, ...fields } = productForm(given);
  return fields;
};

async function create(given: Parameters<typeof productForm>[0] = {}): Promise<Product> {
  const response = await call(admin, "POST", "/products", { payload: productForm(given) });
  expect(response.statusCode).toBe(201);
  return response.json();
}

describe("creating a product", () => {
  it("returns the product with both ids, the price with two decimals and a version [B06]", async () => {
    const product = await create({ price: 19.99 });
    expect(product).toMatchObject({ ...fieldsOf({ price: 19.99 }), version: 1 });
    expect(product._id).toBe(product.id);
    const [row] = await db.select().from(products).where(eq(products.id, product.id));
    expect(row?.priceCents).toBe(1999);
  });

  it("returns 400 with a message per invalid field and stores nothing [B06 B16]", async () => {
    const before = await db.$count(products);
    const payload = {
      name: "abc",
      description: "short",
      category: "garage",
      price: 0,
      quantity: 0,
      imageUrl: "no",
    };
    const response = await call(admin, "POST", "/products", { payload });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: "invalid_input", requestId: expect.any(String) });
    expect(response.json().errors).toEqual({
      name: "Username must be at least 5 characters long",
      description: "Username must be at least 10 characters long",
      category: "Invalid Job Type",
      price: "Price must be at least one digit",
      quantity: "Quantity must be at least one digit",
      imageUrl: "Please enter a valid URL",
      acceptedTos: "Please double check your information before submitting",
    });
    expect(await db.$count(products)).toBe(before);
  });

  it("stores the path of an own image and returns it with the request's origin", async () => {
    const { id } = await create({ imageUrl: "http://localhost:80/images/products/own_1280.webp" });
    const [row] = await db.select().from(products).where(eq(products.id, id));
    expect(row?.imageUrl).toBe("/images/products/own_1280.webp");
    const moved = await call(null, "GET", `/products/${id}`, { headers: { host: "shop.example" } });
    expect(moved.json().imageUrl).toBe("http://shop.example/images/products/own_1280.webp");
  });

  it("records actor, action and new state in the audit log", async () => {
    const { id, name } = await create();
    const [row] = await db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(row).toMatchObject({ actorId: admin.id, action: "product.create", before: null, after: { name } });
  });
});

describe("reading one product", () => {
  it("is public [B05]", async () => {
    const { id } = await create();
    const response = await call(null, "GET", `/products/${id}`);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ _id: id, ...fieldsOf() });
  });

  it("returns 404 for unknown and malformed ids", async () => {
    for (const id of [UNKNOWN, "1", "%00", "..%2f..", "x".repeat(150), "%F0%9F%9B%8B"]) {
      const response = await call(null, "GET", `/products/${id}`);
      expect(response.statusCode).toBe(404);
      expect(response.json().code).toBe("not_found");
    }
  });

  it("returns 304 if the client has the current version", async () => {
    const { id } = await create();
    const first = await call(null, "GET", `/products/${id}`);
    const etag = String(first.headers.etag);
    const second = await call(null, "GET", `/products/${id}`, { headers: { "if-none-match": etag } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe("");
  });

  it("compresses the response if the client accepts it", async () => {
    const { id } = await create({ description: "A very long story about wood. ".repeat(60) });
    const headers = { "accept-encoding": "gzip, deflate, br" };
    const response = await call(null, "GET", `/products/${id}`, { headers });
    expect(response.headers["content-encoding"]).toBe("br");
    expect(response.rawPayload.length).toBeLessThan(600);
  });
});

describe("changing a product", () => {
  it("returns the new state with a higher version and shows it at once [B07]", async () => {
    const { id } = await create();
    await call(null, "GET", `/products/${id}`);
    const payload = { ...productForm({ name: "Birch Rocking Chair", price: 300 }), id };
    const response = await call(admin, "PUT", "/products", { payload });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ id, name: "Birch Rocking Chair", price: 300, version: 2 });
    expect((await call(null, "GET", `/products/${id}`)).json().name).toBe("Birch Rocking Chair");
  });

  it("returns 412 with the current state for an outdated version [B07]", async () => {
    const { id } = await create();
    const headers = { "if-match": String((await call(null, "GET", `/products/${id}`)).headers.etag) };
    const payload = { ...productForm({ price: 11 }), id };
    expect((await call(admin, "PUT", "/products", { payload, headers })).statusCode).toBe(200);
    const late = await call(admin, "PUT", "/products", { payload: { ...payload, price: 12 }, headers });
    expect(late.statusCode).toBe(412);
    expect(late.json()).toMatchObject({ code: "edit_conflict", context: { id, price: 11, version: 2 } });
  });

  it("accepts only one of several concurrent edits of the same version", async () => {
    const { id } = await create();
    const edits = [1, 2, 3, 4].map((price) =>
      call(admin, "PUT", "/products", {
        payload: { ...productForm({ price }), id },
        headers: { "if-match": '"1"' },
      }),
    );
    const statuses = (await Promise.all(edits)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 412, 412, 412]);
  });

  it("accepts a quantity of 0 in showroom mode only if the product was sold out", async () => {
    const { id } = await create();
    const soldOut = { mode: "set", amount: 0, reason: "count" };
    await call(admin, "POST", `/products/${id}/stock`, { payload: soldOut });
    const edit = (changes: object) =>
      call(admin, "PUT", "/products", { payload: { ...productForm({ quantity: 0 }), id, ...changes } });
    expect((await edit({ quantitySeen: 0, price: 99 })).json()).toMatchObject({ price: 99, quantity: 0 });
    for (const seen of [undefined, 1]) {
      const refused = await edit({ quantitySeen: seen, name: "Oak" });
      expect(refused.json().errors).toEqual({
        name: validationTexts.nameMin,
        quantity: validationTexts.quantityMin,
      });
    }
  });

  it("distributes a new total stock to the variants in showroom mode", async () => {
    const { id } = await create();
    const values = ["moss", "sand"].map((key) => ({ key, name: key, swatch: null }));
    const variants = values.map(({ key }) => ({ values: [key], price: 900, quantity: 4 }));
    const payload = { options: [{ name: "Fabric", values }], variants };
    expect((await call(admin, "PUT", `/products/${id}/variants`, { payload })).statusCode).toBe(200);
    const edit = (quantity: number) =>
      call(admin, "PUT", "/products", { payload: { ...productForm({ price: 900, quantity }), id } });
    const quantities = async () =>
      (await call(null, "GET", `/products/${id}`)).json<Product>().variants?.map(({ quantity }) => quantity);
    await edit(9);
    expect(await quantities()).toEqual([5, 4]);
    await edit(2);
    expect(await quantities()).toEqual([0, 2]);
  });

  it("returns 404 for an unknown product", async () => {
    const response = await call(admin, "PUT", "/products", { payload: { ...productForm(), id: UNKNOWN } });
    expect(response.statusCode).toBe(404);
  });

  it("records old and new state in the audit log", async () => {
    const { id } = await create();
    await call(admin, "PUT", "/products", { payload: { ...productForm({ quantity: 3 }), id } });
    const [row] = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.id));
    expect(row).toMatchObject({ action: "product.update", before: { quantity: 12 }, after: { quantity: 3 } });
  });
});

describe("deleting a product", () => {
  it("accepts the id in the body or in the path [B08]", async () => {
    const [one, two] = [await create(), await create()];
    expect((await call(admin, "DELETE", "/products", { payload: { id: one.id } })).statusCode).toBe(204);
    const headers = { "content-type": "application/json" };
    expect((await call(admin, "DELETE", `/products/${two.id}`, { headers })).statusCode).toBe(204);
    for (const { id } of [one, two])
      expect((await call(null, "GET", `/products/${id}`)).statusCode).toBe(404);
  });

  it("returns 404 the second time and 400 without an id", async () => {
    const { id } = await create();
    await call(admin, "DELETE", "/products", { payload: { id } });
    expect((await call(admin, "DELETE", "/products", { payload: { id } })).statusCode).toBe(404);
    expect((await call(admin, "DELETE", "/products")).statusCode).toBe(400);
  });
});

describe("permissions", () => {
  it("allow only an Admin to write products [B15]", async () => {
    const { id } = await create();
    const payload = { ...productForm(), id };
    for (const [who, status] of [
      [null, 401],
      [user, 403],
    ] as const) {
      expect((await call(who, "POST", "/products", { payload })).statusCode).toBe(status);
      expect((await call(who, "PUT", "/products", { payload })).statusCode).toBe(status);
      expect((await call(who, "DELETE", "/products", { payload: { id } })).statusCode).toBe(status);
    }
    expect((await call(null, "GET", `/products/${id}`)).json().version).toBe(1);
  });
});
