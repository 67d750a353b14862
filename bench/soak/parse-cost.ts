import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { signIn, startShop } from "../lib/shop";
import { type SentRequest, sendMany } from "./send-many";

const { values } = parseArgs({ options: { only: { type: "string", default: "" } } });
// The longer text just fits into the 16 KB that Node accepts for all headers.
const SHORT = 960;
const GROWTH = 16;
const REQUESTS = 50;
const ROUNDS = 3;
const METRICS_TOKEN = randomBytes(24).toString("hex");

/** Also encodes apostrophes, as parsed URLs do: they must not grow beyond the limit. */
const encode = (text: string) => encodeURIComponent(text).replaceAll("'", "%27");

/** Repeated in every header, query and body. */
const units = [
  ...["a", " ", "\t", ",", ";", "=", '"', "'", "/", "\\", "-", ".", "%", "%20", "0", "[", "{", "<", "@", ":"],
  ...["a,", "a;", "a=b;", "q=0;", 'W/"', "a b", "..", "-a", "1,", "1x1", "a@a.", "&a=b", "é"],
];
const headers = [
  ...[
    "accept-encoding",
    "if-none-match",
    "accept",
    "accept-language",
    "authorization",
    "cookie",
    "content-type",
  ],
  ...["user-agent", "range", "referer", "origin", "x-request-id", "x-forwarded-for", "idempotency-key"],
];
const queries = [
  "search",
  "attributes",
  "cursor",
  "category",
  "sort",
  "fits",
  "limit",
  "minPrice",
  "unknown",
];

type Make = (text: string) => SentRequest;

function inputs(productPath: string, auth: Record<string, string>): Record<string, Make> {
  const json = { ...auth, "content-type": "application/json" };
  const post = (body: string): SentRequest => ({
    path: "/api/orders/quote",
    method: "POST",
    headers: json,
    body,
  });
  const latin1 = (text: string) => text.replaceAll("é", "\xe9");
  return {
    ...Object.fromEntries(
      headers.flatMap((name): [string, Make][] => [
        [
          `${name} of a cached product`,
          (text) => ({ path: productPath, headers: { [name]: `br${latin1(text)}x` } }),
        ],
        [`${name} of a page`, (text) => ({ path: "/", headers: { [name]: `br${latin1(text)}x` } })],
      ]),
    ),
    ...Object.fromEntries(
      queries.flatMap((name): [string, Make][] => [
        [
          `${name} of a list`,
          (text) => ({
            path: `/api/products?${name}=${encode(text).slice(0, text.length)}x`,
            headers: auth,
          }),
        ],
      ]),
    ),
    "the path": (text) => ({ path: `/${encode(text).slice(0, text.length)}` }),
    "a body that is not JSON": (text) => post(text),
    "a text of a body": (text) => post(JSON.stringify({ items: [], coupon: text, country: text })),
    "a key of a body": (text) => post(JSON.stringify({ items: [{ [text]: text }] })),
    "nesting of a body": (text) => post(`${"[".repeat(text.length / 2)}${"]".repeat(text.length / 2)}`),
  };
}

/** Processor seconds of the process so far. */
async function readCpu(url: string): Promise<number> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(await reply.text())?.[1]);
}

/** Processor milliseconds of one request, in the best of some rounds. */
async function costOf(url: string, request: SentRequest): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await readCpu(url);
    await sendMany(url, REQUESTS, () => request);
    best = Math.min(best, ((await readCpu(url)) - before) * (1_000 / REQUESTS));
  }
  return best;
}

const shop = await startShop({ METRICS_TOKEN });
let [checked, broken] = [0, 0];
try {
  const auth = await signIn(shop, "user");
  const list = await fetch(`${shop.url}/api/products?limit=1`, { headers: auth });
  const [product] = (await list.json()) as { id: string }[];
  for (const [name, make] of Object.entries(inputs(`/api/products/${product?.id}`, auth))) {
    if (!name.startsWith(values.only)) continue;
    for (const unit of units) {
      const textOf = (length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
      const short = await costOf(shop.url, make(textOf(SHORT)));
      // A process that is busy for seconds closes connections.
      const long = await costOf(shop.url, make(textOf(GROWTH * SHORT))).catch(() => Number.POSITIVE_INFINITY);
      checked += 1;
      if (long <= GROWTH * short) continue;
      broken += 1;
      console.log(
        `${name}, ${JSON.stringify(unit)}: ${short.toFixed(2)} ms, then ${long.toFixed(2)} ms for ${GROWTH} times the length`,
      );
    }
  }
} finally {
  await shop.dispose();
}
console.log(
  `${checked} inputs, ${broken} of them cost more than ${GROWTH} times for ${GROWTH} times the length`,
);
process.exit(broken === 0 ? 0 : 1);
