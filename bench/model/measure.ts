import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { openBenchDatabase } from "../lib/database";
import { loadMix, type Mix, requestsOf } from "../lib/mix";
import { type Shop, signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";
import { requestUncached } from "./cold-requests";
import { cpuMs, trackProcessTree } from "./cpu-time";
import {
  type CheckRun,
  type Cost,
  type Read,
  type ServiceTimes,
  type ShownAddress,
  serviceTimesFile,
} from "./service-times";

const NOTHING: Mix = {
  pages: 0,
  lists: 0,
  details: 0,
  searches: 0,
  visitsForAnOrder: Number.POSITIVE_INFINITY,
};
const KINDS: Record<Read, { mix: Mix; path: (id: string) => string }> = {
  page: { mix: { ...NOTHING, pages: 1 }, path: () => "/" },
  list: { mix: { ...NOTHING, lists: 2 }, path: () => "/api/products?limit=24&sort=price" },
  detail: { mix: { ...NOTHING, details: 1 }, path: (id) => `/api/products/${id}` },
  search: { mix: { ...NOTHING, searches: 4 }, path: () => "/api/products?limit=24&search=walnut%20table" },
};
// More orders than in the capacity table, so that a few seconds contain enough of them.
const VISIT: Mix = { pages: 1, lists: 4, details: 5, searches: 2, visitsForAnOrder: 10 };
const REQUESTS_OF_A_VISIT = 12 + 1 / VISIT.visitsForAnOrder;
const COLD_REQUESTS = 150;
// As busy as in a check: an idle process needs more CPU time per request, because it has to wake up.
const CACHED = { seconds: 6, perSecond: 1_100 };
const ORDERS = { seconds: 8, perSecond: 25 };
// Enough load to make the idle cost of the shop negligible.
const CHECK = { seconds: 10, visitsPerSecond: 90 };
const WARM_UP = { seconds: 10, perSecond: 300 };
const SETTLE_MS = 6_000;
const IDLE_MS = 2_000;
// The median of several runs, because a vacuum or checkpoint would distort a single one.
const RUNS = 3;

/**
 * Measures the CPU time of requests, which, unlike their duration, does not depend on other work. The load leaves half a core
 * idle, so that requests do not queue; the model adds the queueing.
 */
export async function measure(): Promise<ServiceTimes> {
  const database = await openBenchDatabase();
  const settings = {
    DATABASE_URL: database.url,
    SHOP_DEMO: "on",
    SHOP_CATALOGUE: "public",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    AUTH_SECRET: "the same for both processes of the measurement",
  };
  const first = await startShop(settings);
  const shops = [first];
  try {
    const ids = await stockUp(first);
    const costOf = createCostMeter(shops, database.pid);
    const load = (mix: Mix, options: { seconds: number; perSecond: number }) =>
      loadMix(first, mix, ids, options);
    // Warm up compiled code and query plans.
    await load(VISIT, WARM_UP);
    await costOf.idle();

    const kept = {} as Record<Read, number>;
    const made = {} as Record<Read, Cost>;
    for (const kind of Object.keys(KINDS) as Read[]) {
      const { mix, path } = KINDS[kind];
      kept[kind] = (await costOf(async () => (await load(mix, CACHED)).total)).process;
      made[kind] = await costOf(() => requestManyUncached(first, path, ids));
    }
    const order = await costOf(async () => (await load({ ...NOTHING, visitsForAnOrder: 1 }, ORDERS)).total);
    const commitMs = await commitTime(database.db);
    const { ordered, addresses } = await findShownProducts(first, ids);
    const checks = [{ ordered, ...(await check(shops, ids, costOf)) }];
    shops.push(await startShop(settings));
    for (const shop of shops) await loadMix(shop, VISIT, ids, WARM_UP);
    await costOf.idle();
    checks.push({ ordered, ...(await check(shops, ids, costOf)) });
    const machine = `${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`;
    const date = new Date().toISOString();
    const products = ids.length;
    const times = { date, machine, kept, made, order, commitMs, products, addresses, checks };
    writeFileSync(serviceTimesFile, `${JSON.stringify(times, null, 2)}\n`);
    return times;
  } finally {
    for (const shop of shops) await shop.dispose();
    await database.close();
  }
}

/** Measures the CPU time per unit of work, minus the idle cost of the shop. */
function createCostMeter(shops: readonly Shop[], databasePid: number) {
  let idle: Cost = { process: 0, primary: 0 };
  const databaseCpuMs = trackProcessTree(databasePid);
  const now = () => ({
    at: performance.now(),
    process: shops.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
    primary: databaseCpuMs(),
  });
  async function costOf(work: () => Promise<number>): Promise<Cost> {
    const before = now();
    const units = await work();
    const after = now();
    const idleCost = (of: keyof Cost) => idle[of] * (after.at - before.at);
    const costPerUnit = (of: keyof Cost) => (after[of] - before[of] - idleCost(of)) / units;
    return { process: costPerUnit("process"), primary: costPerUnit("primary") };
  }
  /** Measures the idle cost per millisecond. */
  costOf.idle = async () => {
    idle = { process: 0, primary: 0 };
    // Wait for work left from the previous load, such as mails.
    await pause(SETTLE_MS);
    idle = await medianOf(() =>
      costOf(async () => {
        const began = performance.now();
        await pause(IDLE_MS);
        return performance.now() - began;
      }),
    );
    console.log(`idle cost per second: ${JSON.stringify(idle)} s`);
  };
  return costOf;
}
type CostOf = ReturnType<typeof createCostMeter>;

async function medianOf(once: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let n = 0; n < RUNS; n += 1) costs.push(await once());
  const median = (of: keyof Cost) => costs.map((cost) => cost[of]).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  return { process: median("process"), primary: median("primary") };
}

let requestNumber = 0;

async function requestManyUncached(
  shop: Shop,
  path: (id: string) => string,
  ids: readonly string[],
): Promise<number> {
  const headers = await signIn(shop, "user");
  for (let n = 0; n < COLD_REQUESTS; n += 1) {
    requestNumber += 1;
    await requestUncached(shop.url, path(ids[n % ids.length] ?? ""), headers, requestNumber);
  }
  return COLD_REQUESTS;
}

/** Finds which products each URL of a check shows and which are ordered, because a sale refreshes the cached replies. */
async function findShownProducts(shop: Shop, ids: readonly string[]) {
  const headers = await signIn(shop, "user");
  const requests = requestsOf(VISIT, ids, headers);
  const indexes = (text = "") => ids.flatMap((id, index) => (text.includes(id) ? [index] : []));
  const ordered = [...new Set(requests.flatMap(({ body }) => indexes(body)))];
  const addresses: ShownAddress[] = [];
  for (const path of new Set(requests.filter(({ method }) => method === "GET").map((one) => one.path))) {
    const reply = await fetch(shop.url + path, { headers });
    addresses.push({ kind: kindOf(path), products: indexes(await reply.text()) });
  }
  return { ordered, addresses };
}

function kindOf(path: string): Read {
  if (path === "/") return "page";
  if (path.includes("search=")) return "search";
  return path.includes("?") ? "list" : "detail";
}

async function check(
  shops: readonly Shop[],
  ids: readonly string[],
  costOf: CostOf,
): Promise<Omit<CheckRun, "ordered">> {
  const { seconds } = CHECK;
  const perSecond = Math.round((CHECK.visitsPerSecond * REQUESTS_OF_A_VISIT) / shops.length);
  let visits = 0;
  const perVisit = await medianOf(() =>
    costOf(async () => {
      const loads = await Promise.all(shops.map((shop) => loadMix(shop, VISIT, ids, { seconds, perSecond })));
      const madeVisits = loads.reduce((sum, { total }) => sum + total, 0) / REQUESTS_OF_A_VISIT;
      visits += madeVisits;
      return madeVisits;
    }),
  );
  const { visitsForAnOrder } = VISIT;
  const visitsPerSecond = visits / seconds / RUNS;
  return { processes: shops.length, visitsPerSecond, visitsForAnOrder, perVisit };
}

/** Median duration of sequential commits. */
async function commitTime({ pool }: Awaited<ReturnType<typeof openBenchDatabase>>["db"]): Promise<number> {
  await pool.query("create table model_commits (n int)");
  const spans: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    const began = performance.now();
    await pool.query("insert into model_commits values ($1)", [n]);
    spans.push(performance.now() - began);
  }
  await pool.query("drop table model_commits");
  return spans.sort((a, b) => a - b)[100] ?? 0;
}
