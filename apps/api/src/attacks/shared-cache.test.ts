import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";
import { productForm } from "../testing/product-form";

const shop = await buildTestApp({
  pages: async () => new Response("<p>the same</p>", { headers: { "content-type": "text/html" } }),
});
const { app, call } = shop;
let admin: TestUser;
let id: string;

beforeAll(async () => {
  admin = await shop.as("Admin");
  id = (await call(admin, "POST", "/products", { payload: productForm() })).json().id;
});

const authorization = () => `Bearer ${admin.accessToken}`;

describe("a cache for several hosts", () => {
  it.each(["/api/products/ID", "/api/products?limit=1", "/"])(
    "never serves the URLs of one host to another, because the ETag of %s depends on the host",
    async (address) => {
      const url = address.replace("ID", id);
      const send = (host: string, tag?: string) =>
        app.inject({
          url,
          headers: { host, authorization: authorization(), ...(tag ? { "if-none-match": tag } : {}) },
        });
      const evil = String((await send("evil.example")).headers.etag);
      expect(evil).toMatch(/"/);
      expect((await send("evil.example", evil)).statusCode).toBe(304);
      expect((await send("shop.example", evil)).statusCode).toBe(200);
    },
  );
});

describe("a response cached for signed-in users", () => {
  it.each(["/products", "/products?limit=1", "/products?search=oak"])(
    "(%s) is not served to visitors who request a product with the same cache key",
    async (list) => {
      expect((await call(null, "GET", list)).statusCode).toBe(401);
      expect((await call(admin, "GET", list)).statusCode).toBe(200);
      // The cache key of a list: its parameters, each with its length.
      const search = new URLSearchParams(list.split("?")[1]);
      const cacheKey = [...search].map(([key, value]) => `${key}=${value.length}:${value}&`).join("");
      const product = await call(null, "GET", `/products/${encodeURIComponent(`?${cacheKey}`)}`);
      expect(product.statusCode).toBe(404);
    },
  );
});

describe("the ETag of a product", () => {
  let price = 10;
  const edit = (ifMatch: string, host = "localhost") =>
    call(admin, "PUT", "/products", {
      payload: { ...productForm({ price: price++ }), id },
      headers: { "if-match": ifMatch, host },
    });

  it("protects an edit by its version, whatever the host", async () => {
    const read = await call(null, "GET", `/products/${id}`, { headers: { host: "other.example" } });
    const { version } = read.json();
    const edited = await edit(String(read.headers.etag));
    expect(edited.statusCode).toBe(200);
    expect((await edit(String(read.headers.etag))).statusCode).toBe(412);
    expect((await edit(`"${version + 1}"`)).statusCode).toBe(200);
    expect((await edit(`"${version + 1}"`)).statusCode).toBe(412);
    for (const invalid of ['"', "W/,,", '"x"', '"1-"', '""'])
      expect((await edit(invalid)).statusCode).toBe(412);
    expect((await edit("*")).statusCode).toBe(200);
  });
});
