import type { Product } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { Executor } from "../../../db/executor";
import { loadDemo } from "../../../demo";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { productForm } from "../../../testing/product-form";
import { listProductPages } from "./list-addresses";
import { createPartChanges } from "./part-changes";
import { createSitemapParts } from "./sitemap-parts";

let now = new Date("2026-11-05T09:30:00.000Z");
const shop = await buildTestApp({ env: { SHOP_CATALOGUE: "public" }, clock: () => now });
const sql = sqlOn(shop.db);
let admin: TestUser;
beforeAll(async () => {
  await loadDemo(shop.db, () => now);
  admin = await shop.as("Admin");
});

const get = (url: string, app = shop.app) => app.inject({ url, headers: { host: "shop.example" } });
const urlsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? "");
const products = async () => urlsIn((await get("/sitemap-products-first.xml")).body);
/** Moves the clock and signs in again, because the session expired. */
async function setTime(moment: string) {
  now = new Date(moment);
  admin = await shop.as("Admin");
}
async function create(given: object) {
  const payload = { ...productForm(), ...given };
  return (await shop.call(admin, "POST", "/products", { payload })).json<Product>().id;
}

describe("the sitemap of a public shop", () => {
  it("is linked from robots.txt and lists every public page once", async () => {
    const robots = await get("/robots.txt");
    expect(robots.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(robots.body).toContain("Sitemap: http://shop.example/sitemap.xml\n");
    expect(robots.body).toContain("Disallow: /admin\n");
    const index = await get("/sitemap.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const parts = urlsIn(index.body);
    expect(parts).toEqual([
      "http://shop.example/sitemap-pages.xml",
      "http://shop.example/sitemap-products-first.xml",
    ]);
    const pages = urlsIn((await get("/sitemap-pages.xml")).body);
    expect(pages).toEqual(
      expect.arrayContaining([
        "http://shop.example/",
        "http://shop.example/products/livingroom",
        "http://shop.example/products?kind=sofas",
        expect.stringMatching(/^http:\/\/shop\.example\/products\?collection=[a-z-]+$/),
      ]),
    );
    const details = await products();
    expect(details).toHaveLength(77);
    expect(new Set([...pages, ...details]).size).toBe(pages.length + 77);
    for (const url of pages) expect(url).not.toMatch(/\/(admin|cart|checkout|dashboard|settings|order)/);
  });

  it("lists products by slug with their last change, without drafts and scheduled products", async () => {
    await setTime("2026-11-06T10:00:00.000Z");
    const id = await create({ name: "Slugged Sofa" });
    const texts = { slug: "slugged-sofa", metaTitle: null, metaDescription: null };
    await shop.call(admin, "PUT", `/products/${id}/search-texts`, { payload: texts });
    const draft = await create({ name: "Hidden Sofa", draft: true });
    const planned = await create({ name: "Coming Sofa", draft: true });
    const reply = await shop.call(admin, "PUT", `/products/${planned}/publishing`, {
      payload: { state: "scheduled", publishAt: "2026-11-07T08:00:00.000Z" },
    });
    expect(reply.statusCode, reply.body).toBe(200);
    const { body } = await get("/sitemap-products-first.xml");
    expect(body).toContain(
      "<loc>http://shop.example/products/details/slugged-sofa</loc><lastmod>2026-11-06T10:00:00.000Z</lastmod>",
    );
    for (const hidden of [id, draft, planned]) expect(body).not.toContain(hidden);
    await setTime("2026-11-07T08:00:01.000Z");
    expect((await get("/sitemap-products-first.xml")).body).toContain(planned);
  });

  it("contains every product in exactly one part, also products added meanwhile", async () => {
    const context = {
      replicas: { read: <T>(work: (db: Executor) => Promise<T>) => work(shop.db) },
      clock: () => now,
    };
    const starts = await createSitemapParts(context, 7)();
    expect(starts.length).toBeGreaterThan(10);
    const late = await create({ name: "Late Sofa" });
    const found: string[] = [];
    for (const [index, from] of starts.entries()) {
      let xml = "";
      const range = { from, until: starts[index + 1] };
      for await (const chunk of listProductPages(context, range, "http://shop.example")) xml += chunk;
      found.push(...urlsIn(xml));
    }
    const [row] = await sql<{ n: number }>`select count(*)::int as n from products where published`;
    expect(found).toHaveLength(row?.n ?? 0);
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain(`http://shop.example/products/details/${late}`);
  });

  it("shows when a product of a part was last changed or unpublished", async () => {
    const lastChange = async () =>
      /sitemap-products-first\.xml<\/loc><lastmod>([^<]+)<\/lastmod>/.exec(
        (await get("/sitemap.xml")).body,
      )?.[1];
    await setTime("2026-11-08T08:00:00.000Z");
    const id = await create({ name: "Changed Sofa" });
    expect(await lastChange()).toBe("2026-11-08T08:00:00.000Z");
    // The page sitemap has no change date.
    expect((await get("/sitemap.xml")).body).toContain("/sitemap-pages.xml</loc></sitemap>");
    await setTime("2026-11-08T09:30:00.000Z");
    expect(await lastChange()).toBe("2026-11-08T08:00:00.000Z");
    await setTime("2026-11-08T11:00:00.000Z");
    const payload = { state: "draft" };
    const reply = await shop.call(admin, "PUT", `/products/${id}/publishing`, { payload });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(await lastChange()).toBe("2026-11-08T11:00:00.000Z");
  });

  it("has a last change for each part", async () => {
    const context = {
      replicas: { read: <T>(work: (db: Executor) => Promise<T>) => work(shop.db) },
      clock: () => now,
    };
    const findParts = createSitemapParts(context, 7);
    const starts = await findParts();
    const changes = await createPartChanges(context, findParts)();
    expect([...changes.keys()]).toEqual(starts);
    const rows = await sql<{ id: string; at: string }>`select id, updated_at as at from products`;
    for (const [index, start] of starts.entries()) {
      const until = starts[index + 1] ?? "g";
      const own = rows.filter(({ id }) => id >= start && id < until).map(({ at }) => new Date(at).getTime());
      expect(changes.get(start)?.getTime()).toBe(Math.max(...own));
    }
    expect(new Set([...changes.values()].map(Number)).size).toBeGreaterThan(1);
  });

  it("returns 404 for unknown parts", async () => {
    for (const start of ["x", "0".repeat(24), "%27", "first.xml/.."])
      expect((await get(`/sitemap-products-${start}.xml`)).statusCode, start).toBe(404);
    const head = await shop.app.inject({ method: "HEAD", url: "/sitemap.xml" });
    expect(head.statusCode).toBe(200);
  });
});

describe("a members-only shop", () => {
  it("returns 404 for robots.txt and sitemaps", async () => {
    const closed = await buildTestApp();
    for (const url of ["/robots.txt", "/sitemap.xml", "/sitemap-pages.xml", "/sitemap-products-first.xml"])
      expect((await get(url, closed.app)).statusCode, url).toBe(404);
  });
});
