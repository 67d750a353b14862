import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "@larkwood/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp } from "../../testing/build-test-app";
import { productForm } from "../../testing/product-form";

let rendered = 0;
const OWN_SCRIPT = "window.ready = true;";
const INJECTED_SCRIPT = "window.stolen = true;";
const shop = await buildTestApp({
  pages: async (request, reader) => {
    rendered += 1;
    const { pathname, searchParams } = new URL(request.url);
    const headers = { "content-type": "text/html; charset=utf-8", "x-script-mark": "m4rk" };
    const next = searchParams.get("next");
    if (pathname === "/signin") return Response.redirect(new URL(`/${next ?? "there"}`, request.url), 302);
    if (pathname === "/signup") return new Response("", { status: next ? 404 : 200, headers });
    if (pathname === "/terms") return new Response("<h1>Terms</h1>", { headers });
    if (pathname === "/compare") return new Response(`<h1>${searchParams}</h1>`, { headers });
    if (pathname === "/mine") {
      const body = `<p>${request.headers.get("cookie")}</p>`;
      return new Response(body, { headers: { ...headers, "cache-control": "private, no-cache" } });
    }
    if (pathname.startsWith("/product/")) {
      const product = await reader.findProduct(pathname.slice("/product/".length));
      const variantId = new URL(request.url).searchParams.get("variant");
      const found = product?.variants?.find(({ id }) => id === variantId) ?? product?.variants?.[0];
      return new Response(`<h1>${product?.name} in ${found?.name}</h1>`, { headers });
    }
    if (pathname !== "/") return new Response("<h1>Page Not Found</h1>", { status: 404, headers });
    const { items } = await reader.listProducts({});
    const list = items.map(({ name, imageUrl }) => `<li>${name}<img src="${imageUrl}">`).join("");
    return new Response(
      `<ul>${list}</ul><script nonce="m4rk">${OWN_SCRIPT}</script><script>${INJECTED_SCRIPT}</script>`,
      {
        headers,
      },
    );
  },
});
const { app, call, config } = shop;

// Notifications of one test must not reach the next one.
beforeEach(() => shop.flushNotifications());

describe("pages", () => {
  it("are rendered once for all visitors, and again after a product change", async () => {
    rendered = 0;
    const first = await app.inject("/");
    expect((await app.inject({ url: "/", headers: { cookie: "a=b" } })).body).toBe(first.body);
    expect(rendered).toBe(1);
    const admin = await shop.as("Admin");
    await call(admin, "POST", "/products", { payload: productForm({ name: "A brand new chair" }) });
    expect((await app.inject("/")).body).toContain("A brand new chair");
  });

  it("are rendered once for concurrent requests, but private pages for each visitor", async () => {
    rendered = 0;
    const all = await Promise.all(Array.from({ length: 8 }, () => app.inject("/at-once")));
    expect([rendered, new Set(all.map(({ body }) => body)).size]).toEqual([1, 1]);
    const cookies = ["name=one", "name=two", "name=three"];
    const own = await Promise.all(cookies.map((cookie) => app.inject({ url: "/mine", headers: { cookie } })));
    expect(own.map(({ body }) => body)).toEqual(cookies.map((cookie) => `<p>${cookie}</p>`));
  });

  it("ignore unknown query parameters such as campaign tags", async () => {
    const page = (await app.inject("/")).body;
    rendered = 0;
    for (const query of ["?x=1", "?utm_source=letter&gclid=1", `?p=${"x".repeat(10_000)}`]) {
      expect((await app.inject(`/${query}`)).body).toBe(page);
    }
    expect(rendered).toBe(0);
  });

  it("that compare products get their ids, and are not cached", async () => {
    for (const ids of ["a", "b"])
      expect((await app.inject(`/compare?ids=${ids}&utm_source=letter`)).body).toBe(`<h1>ids=${ids}</h1>`);
    rendered = 0;
    await app.inject("/compare?ids=a");
    expect(rendered).toBe(1);
  });

  it("of a product are rendered once per variant, and an unknown variant gets the default page", async () => {
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
    await shop.flushNotifications();

    rendered = 0;
    for (let round = 0; round < 2; round += 1) {
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
    const madeUp = Array.from({ length: 300 }, (_, n) => n.toString(16).padStart(24, "0"));
    const odd = ["NaN", "", "x".repeat(5_000), "%00", `${walnut}0`, String(walnut).toUpperCase()];
    for (const variant of [...madeUp, ...odd]) expect(await get(`?variant=${variant}`)).toContain("in oak");
    expect(rendered).toBe(2);
    expect(await bytes()).toBe(before);

    // The link of a deleted variant shows the default page.
    await save("oak", "ash");
    expect(await get(`?variant=${walnut}`)).toContain("Chosen chair in oak");
    expect(await get(`?variant=${oak}`)).toContain("Chosen chair in oak");
  });

  it("have a policy with the hashes of their own inline scripts, and without unsafe sources", async () => {
    const { headers, body } = await app.inject("/");
    const policy = String(headers["content-security-policy"]);
    const hash = createHash("sha256").update(OWN_SCRIPT).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(body).toContain(INJECTED_SCRIPT);
    expect([body, JSON.stringify(headers)].join()).not.toContain("m4rk");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it("that depend on the visitor are never cached", async () => {
    const read = async (cookie: string) => (await app.inject({ url: "/mine", headers: { cookie } })).body;
    expect(await read("name=one")).toContain("name=one");
    expect(await read("name=two")).toContain("name=two");
  });

  it("answer 304 for a matching ETag, redirect, and answer 404 with a page [A19]", async () => {
    const etag = String((await app.inject("/")).headers.etag);
    expect((await app.inject({ url: "/", headers: { "if-none-match": etag } })).statusCode).toBe(304);
    const redirect = await app.inject("/signin");
    expect([redirect.statusCode, new URL(String(redirect.headers.location)).pathname]).toEqual([
      302,
      "/there",
    ]);
    const missing = await app.inject("/no/such/page");
    expect([missing.statusCode, missing.body]).toEqual([404, "<h1>Page Not Found</h1>"]);
  });

  it.each(["/signin", "/no/such/page"])("with another status than 200 never answer 304: %s", async (url) => {
    const { statusCode, headers } = await app.inject(url);
    for (const tag of ["*", String(headers.etag)]) {
      expect((await app.inject({ url, headers: { "if-none-match": tag } })).statusCode).toBe(statusCode);
    }
  });

  it("with another status or redirect have another ETag", async () => {
    const tagOf = async (url: string) => (await app.inject(url)).headers.etag;
    const tags = await Promise.all(
      ["/signin", "/signin?next=elsewhere", "/signup", "/signup?next=missing"].map(tagOf),
    );
    expect(new Set(tags).size).toBe(tags.length);
  });

  it.each(["/", "/terms", "/nike.data", "/products/details/x", "/no/such/page"])(
    "that read no parameters are rendered once, whatever a visitor adds: %s",
    async (path) => {
      const replies = [await app.inject(path)];
      rendered = 0;
      const added = ["search=1", "search=2&sort=price", "token=x", "next=/cart", "cursor=y", "anything"];
      for (const query of added) replies.push(await app.inject(`${path}?${query}`));
      expect([rendered, new Set(replies.map(({ body }) => body)).size]).toEqual([0, 1]);
    },
  );

  it("of lists are rendered for their own parameters only", async () => {
    const count = async (url: string) => {
      rendered = 0;
      await app.inject(url);
      return rendered;
    };
    await app.inject("/products/dining");
    expect(await count("/products/dining?search=&utm_source=mail")).toBe(0);
    expect(await count("/products/dining?search=oak")).toBe(1);
    expect(await count("/products?onSale=true")).toBe(1);
  });

  it("are served for GET only, and never below /api", async () => {
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
    expect((await app.inject("/api/nothing")).json().code).toBe("not_found");
  });
});

describe("images", () => {
  it("are served from the data directory only, also to other origins", async () => {
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
