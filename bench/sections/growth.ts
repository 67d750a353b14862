import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../apps/api/src/db/executor";
import { addSyntheticProducts } from "../../apps/api/src/demo/synthetic-products";
import { budgets } from "../budgets";
import type { BenchOptions } from "../lib/bench-options";
import { openBenchDatabase } from "../lib/database";
import { FILTER_PAIRS } from "../lib/filter-pairs";
import { medianMs } from "../lib/load";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const SIZES = [1_000, 100_000, 1_000_000];
const ROUNDS = 15;
const DEEP_PAGES = 20;
// Common and rare words, single and several, complete and partial.
const SEARCHES = [
  "oak",
  "walnut table",
  "fjord",
  "linen sof",
  "brass lamp dining",
  "velvet",
  "orla marble desk",
  "wardrobe 777",
  "rug",
  "steel shelf",
  "dune ash",
  "mirror bedroom",
  "pine st",
  "leather armchair",
  "kelp rattan bench",
];

type Times = Record<string, number>;

/** Changes a product, which invalidates all cached replies. */
const touchProduct = (db: Executor) =>
  db.execute(
    sql`update products set updated_at = now() where id = (select id from products order by created_at desc, id desc limit 1)`,
  );

/** Measures the same uncached requests at growing catalogue sizes. */
export async function measureGrowth({ catalogues }: BenchOptions = {}): Promise<Figure[]> {
  const timesBySize = new Map<number, Times>();
  for (const size of SIZES) {
    const folder = catalogues && join(catalogues, String(size));
    timesBySize.set(size, await measureCatalogue(size, folder));
  }
  return [...toFigures(timesBySize)];
}

async function measureCatalogue(size: number, folder: string | undefined): Promise<Times> {
  const database = await openBenchDatabase(folder);
  const { db } = database;
  try {
    const shop = await startShop({ DATABASE_URL: database.url, SHOP_DEMO: "on" });
    try {
      const [row] = await queryRows<{ products: number }>(
        db,
        sql`select count(*)::int as products from products`,
      );
      const missing = size - (row?.products ?? 0);
      if (missing > 0) await addSyntheticProducts(db, missing);
      return await measureSize(shop, () => touchProduct(db));
    } finally {
      await shop.dispose();
    }
  } finally {
    await database.close();
  }
}

function* toFigures(timesBySize: Map<number, Times>): Generator<Figure> {
  const smallest = timesBySize.get(SIZES[0] ?? 0) ?? {};
  const growthBudgets: Record<string, { min: number } | { max: number }> = budgets.growth;
  for (const [size, times] of timesBySize) {
    for (const [what, ms] of Object.entries(times)) {
      if (what in FILTER_PAIRS) {
        const [name, note] = [`${what}, ${size} against ${SIZES[0]}`, `${ms.toPrecision(3)} ms`];
        const budget = growthBudgets[`two filters, ${size} against ${SIZES[0]}`];
        if (size !== SIZES[0])
          yield { section: "growth", name, value: ms / (smallest[what] ?? Number.NaN), budget, note };
        continue;
      }
      const name = `${what}, ${size}`;
      yield {
        section: "growth",
        name,
        value: ms,
        budget: growthBudgets[name],
        note: "median ms of the whole call",
      };
      if (size === SIZES[0]) continue;
      const ratio = `${what}, ${size} against ${SIZES[0]}`;
      yield {
        section: "growth",
        name: ratio,
        value: ms / (smallest[what] ?? Number.NaN),
        budget: growthBudgets[ratio],
      };
    }
  }
}

async function measureSize(shop: Shop, clearCache: () => Promise<unknown>): Promise<Times> {
  const [user, admin] = [await signIn(shop, "user"), await signIn(shop, "admin")];
  const get = async (path: string, headers: Record<string, string>) => {
    const reply = await fetch(shop.url + path, { headers });
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}`);
    await reply.arrayBuffer();
    return reply;
  };
  const uncachedMs = (paths: string[], headers: Record<string, string>) =>
    medianMs(
      paths.map((path) => () => get(path, headers)),
      clearCache,
    );
  const repeat = (path: string) => Array.from({ length: ROUNDS }, () => path);
  const filtered: Times = {};
  // The product index is rebuilt after startup and after the new products.
  const facetsPath = "/api/products/facets?category=livingroom&attributes=colour:green";
  await untilIndexed(shop.url + facetsPath, user);
  for (const [pair, filters] of Object.entries(FILTER_PAIRS))
    filtered[pair] = await uncachedMs(repeat(`/api/products?limit=24&${filters}`), user);
  const searches = SEARCHES.map((words) => `/api/products?limit=24&search=${encodeURIComponent(words)}`);
  return {
    list: await uncachedMs(repeat("/api/products?limit=24"), user),
    "list of 100": await uncachedMs(repeat("/api/products"), user),
    facets: await uncachedMs(repeat(facetsPath), user),
    "all facets": await uncachedMs(repeat("/api/products/facets"), user),
    ...filtered,
    "deep page": await uncachedMs(repeat(await deepPage(get, user)), user),
    category: await uncachedMs(repeat("/api/products?limit=24&category=bedroom"), user),
    "new search": await uncachedMs(searches, user),
    "mistyped search": await uncachedMs(repeat("/api/products?limit=24&search=wallnut%20sofs"), user),
    "admin list": await uncachedMs(repeat("/api/products?limit=25&sort=name"), admin),
  };
}

/** Repeats the request after each Retry-After until the product index is ready. */
async function untilIndexed(url: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const reply = await fetch(url, { headers });
    await reply.arrayBuffer();
    if (reply.ok) return;
    if (reply.status !== 503) throw new Error(`${url} returned ${reply.status}`);
    await pause(1_000 * Number(reply.headers.get("retry-after")));
  }
}

async function deepPage(
  get: (path: string, headers: Record<string, string>) => Promise<Response>,
  user: Record<string, string>,
) {
  let path = "/api/products?limit=40";
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const next = /<([^>]+)>; rel="next"/.exec((await get(path, user)).headers.get("link") ?? "")?.[1];
    if (!next) return path;
    path = next;
  }
  return path;
}
