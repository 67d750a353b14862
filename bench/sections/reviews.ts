import { Agent, get } from "node:http";
import { budgets } from "../budgets";
import { openBenchDatabase } from "../lib/database";
import { fillReviews } from "../lib/fill-reviews";
import { measureInTurns } from "../lib/load";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const REVIEWS = 1_000;
const ROUNDS = 600;

const agent = new Agent({ keepAlive: true });
let hosts = 0;

const pageOf = (id: string) => `/products/details/${id}`;
const requests = {
  "cached page": { pathOf: pageOf, send: getOk },
  "uncached page": { pathOf: pageOf, send: getUncached },
  "product of the API": { pathOf: (id: string) => `/api/products/${id}`, send: getOk },
};

/** A product with many reviews against an equal one without. */
export async function measureReviews(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const shop = await startShop({
      DATABASE_URL: database.url,
      SHOP_DEMO: "on",
      SHOP_MODE: "trading",
      SHOP_CATALOGUE: "public",
      SHOP_PAYMENT_METHODS: "bank_transfer",
    });
    try {
      const headers = await signIn(shop, "admin");
      const [none, many] = [await createProduct(shop, headers), await createProduct(shop, headers)];
      await fillReviews(database.db, many, REVIEWS);
      await awaitReviews(shop, many);
      const figures: Figure[] = [];
      for (const [name, { pathOf, send }] of Object.entries(requests)) {
        const [without, withMany] = await measureInTurns(
          () => send(shop.url + pathOf(none)),
          () => send(shop.url + pathOf(many)),
          ROUNDS,
        );
        figures.push({
          section: "reviews",
          name: `${name}, ${REVIEWS} reviews against none`,
          value: withMany / without,
          budget: budgets.reviews.growth,
          note: `${without.toPrecision(3)} and ${withMany.toPrecision(3)} ms, medians of ${ROUNDS} requests`,
        });
      }
      return figures;
    } finally {
      await shop.dispose();
    }
  } finally {
    await database.close();
  }
}

async function createProduct(shop: Shop, headers: Record<string, string>): Promise<string> {
  const list = await fetch(`${shop.url}/api/products?limit=1`, { headers });
  const [pictured] = (await list.json()) as { imageUrl: string }[];
  const form = { name: "Bench sofa", description: "A sofa with many reviews.", category: "livingroom" };
  const reply = await fetch(`${shop.url}/api/products`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({
      ...form,
      price: 990,
      quantity: 12,
      imageUrl: pictured?.imageUrl,
      acceptedTos: true,
    }),
  });
  if (!reply.ok) throw new Error(`creating a product returned ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { id: string }).id;
}

/** Waits until the page counts the reviews, which it does soon after they were written. */
async function awaitReviews(shop: Shop, id: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const page = await (await fetch(shop.url + pageOf(id))).text();
    if (page.includes(`"reviewCount":${REVIEWS}`)) return;
  }
  throw new Error("The page does not count the reviews.");
}

/** Reads an address of the shop under a host of its own, under which no page is cached yet. */
function getUncached(url: string): Promise<void> {
  hosts += 1;
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { host: `host-${hosts}.localhost` } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${url} returned ${reply.statusCode}`));
      reply.on("end", resolve).resume();
    });
    request.on("error", reject);
  });
}

async function getOk(url: string): Promise<void> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} returned ${reply.status}`);
  await reply.arrayBuffer();
}
