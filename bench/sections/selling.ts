import { setTimeout as pause } from "node:timers/promises";
import { budgets } from "../budgets";
import { bareOrders, recordOrder } from "../lib/bare-orders";
import { contact } from "../lib/contact";
import { cpuSeconds } from "../lib/cpu-seconds";
import { openMeasuredDatabase } from "../lib/database";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const SHOPPERS = 16;
const SECONDS = 10;
const QUOTES = 300;
const INVOICES = 200;
const COUPON = "BENCH10";

const shippingOption = { name: "Post", kind: "parcel", price: 9.9, freeFrom: null, fromDays: 2, toDays: 5 };
const RULES = {
  SHOP_SHIPPING: JSON.stringify({
    twoMan: [],
    zones: [{ name: "All", countries: [], options: [shippingOption] }],
  }),
  SHOP_TAX: JSON.stringify({
    included: true,
    rates: [{ name: "VAT", country: "", category: null, percent: 25 }],
  }),
};

/** Orders with tax, shipping and a coupon; quotes; one invoice; and many invoices while the shop serves requests. */
export async function measureSelling(): Promise<Figure[]> {
  const database = await openMeasuredDatabase();
  const settings = {
    DATABASE_URL: database.url,
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    ...RULES,
  };
  const shop = await startShop(settings);
  try {
    const productIds = await stockUp(shop);
    const admin = await signIn(shop, "admin");
    await createCoupon(shop, admin);
    const recorded = await recordOrder(database.url, productIds);
    const bare = await bareOrders(database.url, recorded, { connections: SHOPPERS, seconds: 4 });
    const load = { shoppers: SHOPPERS, seconds: SECONDS, more: { coupon: COUPON } };
    const { placed, perSecond } = await placeOrders(shop, productIds, load);
    return [
      figure("orders with tax, delivery and coupon a second", perSecond, `${placed} orders, fsync on`),
      figure(
        "of those, against the bare statements of a plain order",
        perSecond / bare,
        `${Math.round(bare)} a second`,
      ),
      figure("quote, milliseconds of processor", await quoteCost(shop, productIds), `${QUOTES} quotes`),
      ...(await measureInvoices(shop, admin)),
    ];
  } finally {
    await shop.dispose();
    await database.close();
  }
}

const json = { "content-type": "application/json" };

async function createCoupon(shop: Shop, admin: Record<string, string>): Promise<void> {
  const form = { code: COUPON, kind: "percent", value: 10, minTotal: 0, startsAt: null, endsAt: null };
  const reply = await fetch(`${shop.url}/api/admin/coupons`, {
    method: "POST",
    headers: { ...admin, ...json },
    body: JSON.stringify({ ...form, maxUses: null, maxUsesPerUser: null, acceptedTos: true }),
  });
  if (!reply.ok) throw new Error(`creating the coupon returned ${reply.status}: ${await reply.text()}`);
}

async function quoteCost(shop: Shop, productIds: readonly string[]): Promise<number> {
  const user = await signIn(shop, "user");
  const items = productIds.slice(0, 2).map((productId) => ({ productId, quantity: 1 }));
  const body = JSON.stringify({ items, country: contact.country, coupon: COUPON });
  const before = cpuSeconds(shop.pid);
  for (let i = 0; i < QUOTES; i += 1) {
    const reply = await fetch(`${shop.url}/api/orders/quote`, {
      method: "POST",
      headers: { ...user, ...json },
      body,
    });
    if (!reply.ok) throw new Error(`a quote returned ${reply.status}`);
    await reply.arrayBuffer();
  }
  return ((cpuSeconds(shop.pid) - before) / QUOTES) * 1000;
}

async function measureInvoices(shop: Shop, admin: Record<string, string>): Promise<Figure[]> {
  const get = async (path: string) => fetch(`${shop.url}/api${path}`, { headers: admin });
  const ids: string[] = [];
  for (let cursor = ""; ids.length < INVOICES; ) {
    const reply = await get(`/admin/orders?limit=100&cursor=${cursor}`);
    for (const { id } of (await reply.json()) as { id: string }[]) ids.push(id);
    cursor =
      reply.headers.get("x-next-cursor") ??
      /cursor=([\w-]+)/.exec(reply.headers.get("link") ?? "")?.[1] ??
      "";
    if (!cursor) break;
  }
  const post = (path: string, body: object) =>
    fetch(`${shop.url}/api${path}`, {
      method: "POST",
      headers: { ...admin, ...json },
      body: JSON.stringify(body),
    });
  const created = (await (await post(`/admin/orders/${ids[0]}/invoice`, {})).json()) as { id: string }[];
  const times: number[] = [];
  for (let i = 0; i < 21; i += 1) {
    const started = performance.now();
    await (await get(`/documents/${created[0]?.id}`)).arrayBuffer();
    times.push(performance.now() - started);
  }
  const job = (await (
    await post("/admin/orders/printing", { ids: ids.slice(0, INVOICES), sheet: "invoice" })
  ).json()) as {
    id: string;
  };
  const waits: number[] = [];
  let status = "waiting";
  while (status === "waiting" || status === "running") {
    const started = performance.now();
    await (await get("/products?limit=24")).arrayBuffer();
    waits.push(performance.now() - started);
    if (waits.length % 20 === 0)
      status = ((await (await get(`/jobs/${job.id}`)).json()) as { status: string }).status;
    await pause(5);
  }
  if (status !== "done") throw new Error(`printing ended as ${status}`);
  const percentile = (share: number, values: number[]) =>
    values.sort((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? Number.NaN;
  return [
    figure("invoice, milliseconds", percentile(0.5, times.slice(1)), "median of 20, over HTTP"),
    figure(
      "a list while 200 invoices are drawn, p99 in milliseconds",
      percentile(0.99, waits),
      `${waits.length} lists, ${ids.length} orders`,
    ),
  ];
}

function figure(name: keyof typeof budgets.selling, value: number, note: string): Figure {
  return { section: "selling", name, value, budget: budgets.selling[name], note };
}
