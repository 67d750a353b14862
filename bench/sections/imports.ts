import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { startPictureServer } from "../../apps/api/src/testing/picture-server";
import { lampRow, shopifyCsv } from "../../apps/api/src/testing/shopify-file";
import { budgets } from "../budgets";
import { openMeasuredDatabase } from "../lib/database";
import type { Figure } from "../lib/report";
import { type Shop, signIn, startShop } from "../lib/shop";

const PRODUCTS = 5_000;
const COPYING_SECONDS = 30;

/** How long a large file of another shop takes, and what shoppers notice of it. */
export async function measureImports(): Promise<Figure[]> {
  const database = await openMeasuredDatabase();
  const pictures = await startPictureServer({ width: 1_600, height: 1_200 });
  const shop = await startShop({
    DATABASE_URL: database.url,
    SHOP_DEMO: "on",
    SHOP_MODE: "trading",
    IMPORT_PRIVATE_ADDRESSES: "on",
  });
  try {
    return await measureImport(shop, fileOf(pictures.pictureUrl));
  } finally {
    await shop.dispose();
    await pictures.close();
    await database.close();
  }
}

const fileOf = (pictureUrl: (name: string) => string) =>
  shopifyCsv(
    Array.from({ length: PRODUCTS }, (_, index) => ({
      ...lampRow({ pictureUrl: () => pictureUrl(`lamp-${index}`), series: `bench-${index}` }, "active"),
      Title: `Bench lamp ${index}`,
      "Body (HTML)": `<p>Lamp number ${index}, with a <strong>linen</strong> shade.</p>`,
    })),
  );

async function measureImport(shop: Shop, file: string): Promise<Figure[]> {
  const [admin, shopper] = [await signIn(shop, "admin"), await signIn(shop, "user")];
  const readJson = async <T>(path: string, init: RequestInit): Promise<T> => {
    const reply = await fetch(`${shop.url}/api${path}`, init);
    if (!reply.ok) throw new Error(`${path} returned ${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as T;
  };
  // Without a search, whose count has a limit.
  const countListed = async () => {
    const reply = await fetch(`${shop.url}/api/products?limit=1`, { headers: shopper });
    await reply.arrayBuffer();
    return Number(reply.headers.get("x-total-count"));
  };
  const before = await countListed();
  const started = performance.now();
  const job = await readJson<{ id: string }>("/products/imports?copyPictures=true", {
    method: "POST",
    headers: { ...admin, "content-type": "text/csv" },
    body: file,
  });
  const meanwhile = await timeLists(shop, shopper, async () => {
    const { status } = await readJson<{ status: string }>(`/jobs/${job.id}`, { headers: admin });
    if (status !== "waiting" && status !== "running" && status !== "done")
      throw new Error(`the import ended as ${status}`);
    return status === "done";
  });
  const seconds = (performance.now() - started) / 1000;
  const listed = (await countListed()) - before;
  if (listed !== PRODUCTS) throw new Error(`${listed} of ${PRODUCTS} products are listed`);
  const copyingUntil = performance.now() + COPYING_SECONDS * 1000;
  const copying = await timeLists(shop, shopper, async () => performance.now() > copyingUntil);
  const { copied, failed } = await readJson<{ copied: number; failed: number }>("/products/picture-copies", {
    headers: admin,
  });
  if (copied === 0) throw new Error("no picture was copied");
  if (failed > 0) throw new Error(`${failed} pictures failed`);
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  return [
    figure("seconds until 5000 products with pictures are listed", seconds, load),
    figure("a list meanwhile, p99 in milliseconds", p99(meanwhile), `${meanwhile.length} lists, ${load}`),
    figure(
      "a list while pictures are copied, p99 in milliseconds",
      p99(copying),
      `${copying.length} lists, ${copied} pictures in ${COPYING_SECONDS} s, ${load}`,
    ),
  ];
}

/** The milliseconds of lists that a shopper opens until the end. */
async function timeLists(
  shop: Shop,
  headers: Record<string, string>,
  hasEnded: () => Promise<boolean>,
): Promise<number[]> {
  const times: number[] = [];
  while (times.length % 20 !== 0 || times.length === 0 || !(await hasEnded())) {
    const started = performance.now();
    const reply = await fetch(`${shop.url}/api/products?limit=24`, { headers });
    await reply.arrayBuffer();
    times.push(performance.now() - started);
    if (!reply.ok) throw new Error(`a list returned ${reply.status}`);
    await pause(5);
  }
  return times;
}

const p99 = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor((times.length - 1) * 0.99)] ?? Number.NaN;

const figure = (name: keyof typeof budgets.imports, value: number, note: string): Figure => ({
  section: "imports",
  name,
  value,
  budget: budgets.imports[name],
  note,
});
