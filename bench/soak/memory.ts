import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { newId } from "../../apps/api/src/core/ids";
import { createAccessTokens } from "../../apps/api/src/modules/identity/sessions";
import { type Shop, signIn, startShop } from "../lib/shop";
import { memoryProbe } from "./probes";
import { type SentRequest, sendMany } from "./send-many";

const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, only: { type: "string", default: "" } },
});
const REQUESTS = Number(values.requests);
const MAX_GROWTH_MB = 20;
/** Compiled code, connections and counters, which grow with any work. */
const NOISE_MB = 4;
const AUTH_SECRET = randomBytes(24).toString("hex");
const padding = randomBytes(7_000).toString("hex");

type Make = (i: number) => SentRequest | Promise<SentRequest>;

/** Requests that an attacker sends in large numbers, each slightly different. */
async function attacksOn(shop: Shop): Promise<Record<string, Make>> {
  const auth = await signIn(shop, "user");
  const [product] = (await (await fetch(`${shop.url}/api/products?limit=1`, { headers: auth })).json()) as {
    id: string;
  }[];
  const detail = `/api/products/${product?.id}`;
  const tokens = createAccessTokens(AUTH_SECRET, () => new Date());
  const tokenOfUnknownUser = () => {
    const id = newId(new Date());
    return tokens.issue({ userId: id, userName: "n".repeat(200), role: "User", sessionId: id });
  };
  const shopper = await tokenOfUnknownUser();
  return {
    "addresses of one product": (i) => ({ path: `${detail}?p=${i}${padding}` }),
    "addresses of one page": (i) => ({ path: `/?p=${i}${padding}` }),
    "pages that are not there": (i) => ({ path: `/nothing/${i}-${padding.slice(0, 400)}` }),
    sessions: async () => ({
      path: "/api/products?limit=1",
      headers: { authorization: `Bearer ${await tokenOfUnknownUser()}` },
    }),
    "hosts that ask for a product": (i) => ({ path: detail, headers: { host: `host-${i}.example` } }),
    "hosts that ask for a page": (i) => ({ path: "/", headers: { host: `host-${i}.example` } }),
    "searches of a page": (i) => ({ path: `/products?search=word${i}` }),
    searches: (i) => ({
      path: `/api/products?search=word${i}`,
      headers: { authorization: `Bearer ${shopper}` },
    }),
  };
}

/** Client addresses are only known through a proxy. */
const networks: Record<string, Make> = {
  "networks that call where calls are counted": (i) => ({
    path: "/api/signin",
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    },
    body: "{}",
  }),
};

/** Memory of the process after garbage collection, and the cache size that it reports. */
async function measure(shop: Shop): Promise<{ used: number; reported: number }> {
  const headers = { authorization: `Bearer ${AUTH_SECRET}` };
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
  const sizes = [...text.matchAll(/^larkwood_cache_bytes\{.*\} (\d+)/gm)].map(([, bytes]) => Number(bytes));
  if (sizes.length === 0) throw new Error("the shop does not report its cache sizes");
  const reported = sizes.reduce((sum, bytes) => sum + bytes, 0);
  return { used: await memoryProbe.heapMb(shop), reported: reported / 1e6 };
}

let broken = 0;
async function attack(
  settings: Record<string, string>,
  attacksOf: (shop: Shop) => Promise<Record<string, Make>>,
) {
  const shop = await startShop({
    AUTH_SECRET,
    METRICS_TOKEN: AUTH_SECRET,
    ...memoryProbe.settings,
    ...settings,
  });
  try {
    for (const [what, make] of Object.entries(await attacksOf(shop))) {
      if (!what.startsWith(values.only)) continue;
      await sendMany(shop.url, 2_000, (i) => make(REQUESTS + i));
      const before = await measure(shop);
      const started = performance.now();
      await sendMany(shop.url, REQUESTS, make);
      const seconds = Math.round((performance.now() - started) / 1000);
      const after = await measure(shop);
      const [grown, reported] = [after.used - before.used, after.reported - before.reported];
      const isFine = grown < MAX_GROWTH_MB && grown < Math.max(0, reported) + NOISE_MB;
      if (!isFine) broken += 1;
      console.log(
        `${REQUESTS} ${what}: ${grown.toFixed(1)} MB more, ${reported.toFixed(1)} MB in caches (${seconds} s)${isFine ? "" : " BROKEN"}`,
      );
    }
  } finally {
    await shop.dispose();
  }
}

await attack({}, attacksOn);
await attack({ TRUST_PROXY: "on", PUBLIC_URL: "https://shop.example" }, async () => networks);
console.log(broken === 0 ? "All attacks use bounded memory." : `${broken} attacks use unbounded memory.`);
process.exit(broken === 0 ? 0 : 1);
