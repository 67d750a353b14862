import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { productForm } from "../../testing/product-form";

let rendered = 0;
const SCRIPT = "window.ready = true;";
const FOREIGN = "window.stolen = true;";
const shop = await buildTestApp({
  pages: async (request, reader) => {
    rendered += 1;
    const { pathname } = new URL(request.url);
    const headers = { "content-type": "text/html; charset=utf-8", "x-script-mark": "m4rk" };
    if (pathname === "/go") return Response.redirect(new URL("/there", request.url), 302);
    if (pathname === "/mine") {
      const body = `<p>${request.headers.get("cookie")}</p>`;
      return new Response(body, { headers: { ...headers, "cache-control": "private, no-cache" } });
    }
    if (pathname.startsWith("/product/")) {
      const product = await reader.findProduct(pathname.slice("/product/".length));
      const asked = new URL(request.url).searchParams.get("variant");
      const found = product?.variants?.find(({ id }) => id === asked) ?? product?.variants?.[0];
      return new Response(`<h1>${product?.name} in ${found?.name}</h1>`, { headers });
    }
    if (pathname !== "/") return new Response("<h1>Page Not Found</h1>", { status: 404, headers });
    const { items } = await reader.listProducts({});
    const list = items.map(({ name, imageUrl }) => `<li>${name}<img src="${imageUrl}">`).join("");
    return new Response(
      `<ul>${list}</ul><script nonce="m4rk">${SCRIPT}</script><script>${FOREIGN}</script>`,
      {
        headers,
      },
    );
  },
});
const { app, call, config } = shop;

// Of what one test changed the next one must not hear.
beforeEach(() => shop.heardAll());

describe("pages", () => {
  it("are rendered once for everybody, and again after a product changed", async () => {
    rendered = 0;
    const first = await app.inject("/");
    expect((await app.inject({ url: "/", headers: { cookie: "a=b" } })).body).toBe(first.body);
    expect(rendered).toBe(1);
    const admin = await shop.as("Admin");
    await call(admin, "POST", "/products", { payload: productForm({ name: "A brand new chair" }) });
    expect((await app.inject("/")).body).toContain("A brand new chair");
  });

  it("are rendered once when many ask at the same moment, and for each who has one of their own", async () => {
    rendered = 0;
    const all = await Promise.all(Array.from({ length: 8 }, () => app.inject("/at-once")));
    expect([rendered, new Set(all.map(({ body }) => body)).size]).toEqual([1, 1]);
    const cookies = ["name=one", "name=two", "name=three"];
    const own = await Promise.all(cookies.map((cookie) => app.inject({ url: "/mine", headers: { cookie } })));
    expect(own.map(({ body }) => body)).toEqual(cookies.map((cookie) => `<p>${cookie}</p>`));
  });

  it("are the same whatever an advertisement adds to the address", async () => {
    const page = (await app.inject("/")).body;
    rendered = 0;
    for (const noise of ["?x=1", "?utm_source=letter&gclid=1", `?p=${"x".repeat(10_000)}`]) {
      expect((await app.inject(`/${noise}`)).body).toBe(page);
    }
    expect(rendered).toBe(0);
  });

  it("of a product come in the variant that is asked for, each rendered once, and a made-up one is nothing new", async () => {
    const admin = await shop.as("Admin");
    const payload = productForm({ name: "Chosen chair" });
    const { id } = (await call(admin, "POST", "/products", { payload })).json<Product>();
    const save = async (...keys: readonly string[]) => {
      const options = [{ name: "Wood", values: keys.map((key) => ({ key, name: key })) }];
      const variants = keys.map((key) => ({ values: [key], price: 20, quantity: 1 }));
      const reply = await call(admin, "PUT", `/products/${id}/variants`, { payload: { options, variants } });
      expect(reply.statusCode, reply.body).toBe(200);
      return (reply.json<Product>().variants ?? []).map((variant) => variant.id);
    };
    const [oak, walnut] = await save("oak", "walnut");
    const get = async (query: string) => (await app.inject(`/product/${id}${query}`)).body;
    await shop.heardAll();

    rendered = 0;
    for (let again = 0; again < 2; again += 1) {
      expect(await get(`?variant=${walnut}&utm_source=letter`)).toContain("Chosen chair in walnut");
      expect(await get(`?variant=${oak}`)).toContain("Chosen chair in oak");
      expect(await get("")).toContain("Chosen chair in oak");
    }
    expect(rendered).toBe(2);

    const bytes = async () =>
      /cache_bytes\{cache="pages"\} (\d+)/.exec(
        (await app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })).body,
      )?.[1];
    const before = await bytes();
    expect(Number(before)).toBeGreaterThan(0);
    const made = Array.from({ length: 300 }, (_, n) => n.toString(16).padStart(24, "0"));
    const odd = ["NaN", "", "x".repeat(5_000), "%00", `${walnut}0`, String(walnut).toUpperCase()];
    for (const variant of [...made, ...odd]) expect(await get(`?variant=${variant}`)).toContain("in oak");
    expect(rendered).toBe(2);
    expect(await bytes()).toBe(before);

    // Gone, as anybody sees who follows the link from now on.
    await save("oak", "ash");
    expect(await get(`?variant=${walnut}`)).toContain("Chosen chair in oak");
    expect(await get(`?variant=${oak}`)).toContain("Chosen chair in oak");
  });

  it("carry a policy with the hashes of our own inline scripts, and nothing unsafe for scripts", async () => {
    const { headers, body } = await app.inject("/");
    const policy = String(headers["content-security-policy"]);
    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body).toContain(FOREIGN);
    expect([body, JSON.stringify(headers)].join()).not.toContain("m4rk");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("that depend on the visitor are never kept", async () => {
    const of = async (cookie: string) => (await app.inject({ url: "/mine", headers: { cookie } })).body;
    expect(await of("name=one")).toContain("name=one");
    expect(await of("name=two")).toContain("name=two");
  });

  it("answer 304 to whoever has them, redirect, and say 404 with a page [A19]", async () => {
    const etag = String((await app.inject("/")).headers.etag);
    expect((await app.inject({ url: "/", headers: { "if-none-match": etag } })).statusCode).toBe(304);
    const redirect = await app.inject("/go");
    expect([redirect.statusCode, new URL(String(redirect.headers.location)).pathname]).toEqual([
      302,
      "/there",
    ]);
    const missing = await app.inject("/no/such/page");
    expect([missing.statusCode, missing.body]).toEqual([404, "<h1>Page Not Found</h1>"]);
  });

  it("are for reading only, and never for addresses below /api", async () => {
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
    expect((await app.inject("/api/nothing")).json().code).toBe("not_found");
  });
});

describe("pictures", () => {
  it("come from the data directory, for other origins too, and never from outside of it", async () => {
    const folder = join(config.dataDir, "images", "uploads");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "chair_640.webp"), "bytes of a picture");
    const response = await app.inject("/images/uploads/chair_640.webp");
    expect(response.body).toBe("bytes of a picture");
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cross-origin-resource-policy": "cross-origin",
    });
    for (const url of [
      "/images/../../etc/passwd",
      "/images/%2e%2e/%2e%2e/etc/passwd",
      "/images/..%2fsecrets",
    ]) {
      expect((await app.inject(url)).body).not.toMatch(/root:|secret/);
    }
  });
});
