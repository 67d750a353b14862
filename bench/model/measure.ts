import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { openBenchDatabase } from "../lib/database";
import { loadMix, type Mix, requestsOf } from "../lib/mix";
import { type Shop, signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";
import { askAnew } from "./cold-requests";
import { cpuMs, watchFamily } from "./cpu-time";
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
// More orders than among the visits of the capacity table, so that few seconds have enough of them.
const VISIT: Mix = { pages: 1, lists: 4, details: 5, searches: 2, visitsForAnOrder: 10 };
const REQUESTS_OF_A_VISIT = 12 + 1 / VISIT.visitsForAnOrder;
const COLD_REQUESTS = 150;
// As busy as in a check: whoever has to wake up for each request does more for it.
const KEPT = { seconds: 6, perSecond: 1_100 };
const ORDERS = { seconds: 8, perSecond: 25 };
// Enough for what the shop does anyway to be little beside it.
const CHECK = { seconds: 10, visitsPerSecond: 90 };
const WARM_UP = { seconds: 10, perSecond: 300 };
const SETTLED_MS = 6_000;
const IDLE_MS = 2_000;
// A vacuum or a checkpoint in one of them would be taken for the work: the middle one of so many counts.
const TIMES = 3;

/**
 * Finds out what requests cost in time of the processor, which is the same beside other work as alone, unlike the time
 * that they take. The load leaves half a core idle, so that nothing queues that the model would then count twice.
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
    const costOf = createCosts(shops, database.pid);
    const load = (mix: Mix, options: { seconds: number; perSecond: number }) =>
      loadMix(first, mix, ids, options);
    // Compiled and planned once, as in a shop that has been open for a while.
    await load(VISIT, WARM_UP);
    await costOf.idle();

    const kept = {} as Record<Read, number>;
    const made = {} as Record<Read, Cost>;
    for (const kind of Object.keys(KINDS) as Read[]) {
      const { mix, path } = KINDS[kind];
      kept[kind] = (await costOf(async () => (await load(mix, KEPT)).total)).process;
      made[kind] = await costOf(() => askOften(first, path, ids));
    }
    const order = await costOf(async () => (await load({ ...NOTHING, visitsForAnOrder: 1 }, ORDERS)).total);
    const commitMs = await commitTime(database.db);
    const { ordered, addresses } = await lookAround(first, ids);
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

/** What each piece of a work costs, without what the shop does anyway. */
function createCosts(shops: readonly Shop[], databasePid: number) {
  let idle: Cost = { process: 0, primary: 0 };
  const databaseCpuMs = watchFamily(databasePid);
  const now = () => ({
    at: performance.now(),
    process: shops.reduce((sum, { pid }) => sum + cpuMs(pid), 0),
    primary: databaseCpuMs(),
  });
  async function costOf(work: () => Promise<number>): Promise<Cost> {
    const before = now();
    const pieces = await work();
    const after = now();
    const anyway = (of: keyof Cost) => idle[of] * (after.at - before.at);
    const costs = (of: keyof Cost) => (after[of] - before[of] - anyway(of)) / pieces;
    return { process: costs("process"), primary: costs("primary") };
  }
  /** Looks at the shops while nobody asks them anything, for each millisecond. */
  costOf.idle = async () => {
    idle = { process: 0, primary: 0 };
    // What the load before has left to do, such as mails, is done by then.
    await pause(SETTLED_MS);
    idle = await middleOf(() =>
      costOf(async () => {
        const began = performance.now();
        await pause(IDLE_MS);
        return performance.now() - began;
      }),
    );
    console.log(`anyway, for each second: ${JSON.stringify(idle)} s`);
  };
  return costOf;
}
type CostOf = ReturnType<typeof createCosts>;

async function middleOf(once: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = [];
  for (let n = 0; n < TIMES; n += 1) costs.push(await once());
  const middle = (of: keyof Cost) => costs.map((cost) => cost[of]).sort((a, b) => a - b)[TIMES >> 1] ?? 0;
  return { process: middle("process"), primary: middle("primary") };
}

let turn = 0;

async function askOften(shop: Shop, path: (id: string) => string, ids: readonly string[]): Promise<number> {
  const headers = await signIn(shop, "user");
  for (let n = 0; n < COLD_REQUESTS; n += 1) {
    turn += 1;
    await askAnew(shop.url, path(ids[n % ids.length] ?? ""), headers, turn);
  }
  return COLD_REQUESTS;
}

/** Which products the visits of a check see at which address, and which they order: a sale has what shows it made anew. */
async function lookAround(shop: Shop, ids: readonly string[]) {
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
  const perVisit = await middleOf(() =>
    costOf(async () => {
      const loads = await Promise.all(shops.map((shop) => loadMix(shop, VISIT, ids, { seconds, perSecond })));
      const made = loads.reduce((sum, { total }) => sum + total, 0) / REQUESTS_OF_A_VISIT;
      visits += made;
      return made;
    }),
  );
  const { visitsForAnOrder } = VISIT;
  const visitsPerSecond = visits / seconds / TIMES;
  return { processes: shops.length, visitsPerSecond, visitsForAnOrder, perVisit };
}

/** The middle one of many commits, one after the other. */
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
