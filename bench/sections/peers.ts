import { sql } from "drizzle-orm";
import { openBenchDatabase } from "../lib/database";
import { medianMs } from "../lib/load";
import type { Figure } from "../lib/report";
import { memoryMb } from "../lib/shop";
import { startLarkwood } from "../peers/larkwood";
import { startMedusa } from "../peers/medusa";
import { type PeerShop, send } from "../peers/peer";
import { compareOrders, compareRequest } from "../peers/race";
import { startVendure } from "../peers/vendure";

const PRODUCTS = 1_000;
const NEW_SEARCHES = [
  "oak",
  "walnut table",
  "fjord",
  "linen sofa",
  "brass lamp",
  "velvet",
  "marble desk",
  "wardrobe",
  "rug",
  "steel shelf",
  "ash",
];

const others = { vendure: startVendure, medusa: startMedusa };

/** Compares Larkwood with other shops: the same products, requests and concurrency, on one database server in one run. */
export async function measurePeers(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const shops: PeerShop[] = [];
  try {
    const { peer: ours, products } = await startLarkwood(database, PRODUCTS);
    shops.push(ours);
    for (const [name, start] of Object.entries(others)) {
      await database.db.execute(sql`create database ${sql.identifier(name)}`);
      const theirs = new URL(database.url);
      theirs.pathname = `/${name}`;
      shops.push(await start(products, theirs.href));
    }
    return await compareAll(shops);
  } finally {
    for (const shop of shops) await shop.stop();
    await database.close();
  }
}

async function compareAll(shops: readonly PeerShop[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const requests = {
    "list of 24": (shop: PeerShop) => shop.list(),
    detail: (shop: PeerShop) => shop.detail(),
    search: (shop: PeerShop) => shop.search("oak table"),
  };
  for (const [name, createRequest] of Object.entries(requests)) {
    figures.push(...ratios(name, await compareRequest(shops, createRequest), "requests a second"));
  }
  figures.push(...ratios("orders", await compareOrders(shops), "orders a second"));
  figures.push(...ratios("new search", await eachMs(shops, newSearches), "ms, median"));
  figures.push(...ratios("sign-in", await eachMs(shops, signIns), "ms, median"));
  const memory = new Map(shops.map((shop) => [shop, memoryMb(shop.pid)]));
  return [...figures, ...ratios("memory after it", memory, "MB")];
}

async function eachMs(shops: readonly PeerShop[], measure: (shop: PeerShop) => Promise<number>) {
  const times = new Map<PeerShop, number>();
  for (const shop of shops) times.set(shop, await measure(shop));
  return times;
}

const newSearches = (shop: PeerShop) =>
  medianMs(
    NEW_SEARCHES.map((query) => async () => send(await shop.search(query))),
    // Refresh an expiring token here, outside of the measured time.
    async () => {
      await shop.search("");
      await shop.clearCache();
    },
  );

const signIns = (shop: PeerShop) => medianMs(Array.from({ length: 15 }, () => () => shop.signIn()));

/** How many times better Larkwood is; for times and sizes, less is better. */
function ratios(name: string, values: Map<PeerShop, number>, unit: string): Figure[] {
  const [[larkwood, ours] = [], ...others] = [...values];
  if (!larkwood || ours === undefined) return [];
  const isLessBetter = !unit.endsWith("a second");
  return others.map(([peer, theirs]) => ({
    section: "peers",
    name: `${name}, times ${peer.name}`,
    value: isLessBetter ? theirs / ours : ours / theirs,
    budget: { min: 1 },
    note: `${larkwood.name} ${round(ours)}, ${peer.name} ${round(theirs)} ${unit}`,
  }));
}

const round = (value: number) => (value < 100 ? value.toPrecision(3) : String(Math.round(value)));
