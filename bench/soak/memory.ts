import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { newId } from "../../apps/api/src/core/ids";
import { createAccessTokens } from "../../apps/api/src/modules/identity/sessions";
import { type Shop, signIn, startShop } from "../lib/shop";
import { type Asked, askMany } from "./ask-many";
import { letCollect } from "./watch";

const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, only: { type: "string", default: "" } },
});
const REQUESTS = Number(values.requests);
const MOST_MB = 20;
/** Compiled code, connections and counters, which come with any work. */
const NOISE_MB = 4;
const AUTH_SECRET = randomBytes(24).toString("hex");
const noise = randomBytes(7_000).toString("hex");

type Make = (i: number) => Asked | Promise<Asked>;

/** What a hostile visitor sends many of, each a little different. */
async function attacksOn(shop: Shop): Promise<Record<string, Make>> {
  const auth = await signIn(shop, "user");
  const [product] = (await (await fetch(`${shop.url}/api/products?limit=1`, { headers: auth })).json()) as {
    id: string;
  }[];
  const detail = `/api/products/${product?.id}`;
  const tokens = createAccessTokens(AUTH_SECRET, () => new Date());
  const tokenOfNobody = () => {
    const id = newId(new Date());
    return tokens.issue({ userId: id, userName: "n".repeat(200), role: "User", sessionId: id });
  };
  const shopper = await tokenOfNobody();
  return {
    "addresses of one product": (i) => ({ path: `${detail}?p=${i}${noise}` }),
    "addresses of one page": (i) => ({ path: `/?p=${i}${noise}` }),
    "pages that are not there": (i) => ({ path: `/nothing/${i}-${noise.slice(0, 400)}` }),
    sessions: async () => ({
      path: "/api/products?limit=1",
      headers: { authorization: `Bearer ${await tokenOfNobody()}` },
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

/** Seen only through a proxy that says who asks. */
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

/** What the process holds without garbage, and what it says that it keeps. */
async function measure(shop: Shop): Promise<{ held: number; told: number }> {
  const headers = { authorization: `Bearer ${AUTH_SECRET}` };
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
  const sizes = [...text.matchAll(/^larkwood_cache_bytes\{.*\} (\d+)/gm)].map(([, bytes]) => Number(bytes));
  if (sizes.length === 0) throw new Error("the shop does not report its cache size");
  const told = sizes.reduce((sum, bytes) => sum + bytes, 0);
  return { held: await letCollect.heldMb(shop), told: told / 1e6 };
}

let broken = 0;
async function attack(
  settings: Record<string, string>,
  attacksOf: (shop: Shop) => Promise<Record<string, Make>>,
) {
  const shop = await startShop({
    AUTH_SECRET,
    METRICS_TOKEN: AUTH_SECRET,
    ...letCollect.settings,
    ...settings,
  });
  try {
    for (const [what, make] of Object.entries(await attacksOf(shop))) {
      if (!what.startsWith(values.only)) continue;
      await askMany(shop.url, 2_000, (i) => make(REQUESTS + i));
      const before = await measure(shop);
      const started = performance.now();
      await askMany(shop.url, REQUESTS, make);
      const seconds = Math.round((performance.now() - started) / 1000);
      const after = await measure(shop);
      const [grown, told] = [after.held - before.held, after.told - before.told];
      const isFine = grown < MOST_MB && grown < Math.max(0, told) + NOISE_MB;
      if (!isFine) broken += 1;
      console.log(
        `${REQUESTS} ${what}: ${grown.toFixed(1)} MB more, ${told.toFixed(1)} MB by the figures (${seconds} s)${isFine ? "" : " BROKEN"}`,
      );
    }
  } finally {
    await shop.dispose();
  }
}

await attack({}, attacksOn);
await attack({ TRUST_PROXY: "on", PUBLIC_URL: "https://shop.example" }, async () => networks);
console.log(
  broken === 0
    ? "Memory is bounded for all kinds of requests."
    : `${broken} kinds of requests are not bounded.`,
);
process.exit(broken === 0 ? 0 : 1);
