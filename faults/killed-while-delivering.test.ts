import type { Webhook, WebhookWithSecret } from "@larkwood/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  answerWith,
  startReceiver,
  verify,
  type WebhookReceiver,
} from "../apps/api/src/testing/webhook-receiver";
import { freePort, signIn } from "../bench/lib/shop";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../e2e/support/shop-process";
import { startShoppers, stockedProduct } from "./order-load";

// `npm run faults` places more.
const ORDERS = process.env.FAULT_ROUNDS ? 1_000 : 200;
const KILLS = 4;
const SLOW_MS = 40;
// Enough time for restarts, leases of killed processes and retries.
const POLLING = { timeout: 240_000, interval: 250 };
const settings = {
  SHOP_PAYMENT_METHODS: "bank_transfer",
  WEBHOOK_PRIVATE_ADDRESSES: "on",
  LOG_LEVEL: "error",
};

let dataDir: string;
let ports: number[];
// Two processes on one database, as behind a load balancer.
let shops: ShopProcess[];
let receivers: { fast: WebhookReceiver; slow: WebhookReceiver; failing: WebhookReceiver };

beforeAll(async () => {
  dataDir = newDataDir("webhooks");
  ports = [await freePort(), await freePort()];
  shops = [];
  for (const port of ports) shops.push(await spawnShop(port, dataDir, settings));
  const [fast, slow, failing] = [await startReceiver(), await startReceiver(), await startReceiver()];
  receivers = { fast, slow, failing };
});
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  for (const receiver of Object.values(receivers)) await receiver.close();
  removeDataDir(dataDir);
});

const first = () => shops[0] as ShopProcess;

async function killAndRestart(index: number): Promise<void> {
  await shops[index]?.kill();
  shops[index] = await spawnShop(ports[index] ?? 0, dataDir, settings);
}

async function createWebhook({ url }: WebhookReceiver): Promise<WebhookWithSecret> {
  const reply = await fetch(`${first().url}/api/admin/webhooks`, {
    method: "POST",
    headers: { ...(await signIn(first(), "admin")), "content-type": "application/json" },
    body: JSON.stringify({ url, events: ["order.placed", "stock.changed"] }),
  });
  expect(reply.status).toBe(201);
  return (await reply.json()) as WebhookWithSecret;
}

type Answer = Parameters<WebhookReceiver["setAnswer"]>[0];

const wrongSignatures: string[] = [];
const checked =
  ({ secret }: WebhookWithSecret, answer: Answer): Answer =>
  (request, response) => {
    try {
      verify(secret, request);
    } catch {
      wrongSignatures.push(request.body);
    }
    return answer(request, response);
  };

const answerLate: Answer = async (_, response) => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  response.writeHead(200).end();
};

/** Refuses the first attempt of every seventh order. */
function answerAtTimes(): Answer {
  const refused = new Set<string | undefined>();
  return ({ message: { data }, headers }, response) => {
    const id = headers["webhook-id"];
    const isRefused = (data.number ?? 1) % 7 === 0 && !refused.has(id);
    if (isRefused) refused.add(id);
    response.writeHead(isRefused ? 500 : 200).end();
  };
}

/** Ids of all messages about an object, or about all, in the order of their first arrival. */
const messagesOf = ({ requests }: WebhookReceiver, objectId?: string) => [
  ...new Set(
    requests
      .filter(({ message }) => !objectId || message.data.id === objectId)
      .map(({ headers }) => headers["webhook-id"]),
  ),
];

describe("two processes of a shop, killed while they deliver webhooks", () => {
  it(`send ${ORDERS} orders to three receivers, of which one is slow and one fails at times`, async () => {
    const { fast, slow, failing } = receivers;
    fast.setAnswer(checked(await createWebhook(fast), answerWith(200)));
    slow.setAnswer(checked(await createWebhook(slow), answerLate));
    failing.setAnswer(checked(await createWebhook(failing), answerAtTimes()));
    const productId = await stockedProduct(first().url, 100_000);
    const shoppers = startShoppers(() => first().url, await signIn(first(), "user"), productId, 4);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const goal = (ORDERS / (KILLS + 1)) * kill;
      await expect.poll(() => shoppers.results.orders.size, POLLING).toBeGreaterThanOrEqual(goal);
      await killAndRestart(kill % 2);
    }
    await expect.poll(() => shoppers.results.orders.size, POLLING).toBeGreaterThanOrEqual(ORDERS);
    const { orders } = await shoppers.stop();

    for (const { requests } of [fast, slow, failing]) {
      const countMissing = () => {
        const placed = requests.filter(({ message }) => message.type === "order.placed");
        const received = new Set(placed.map(({ message }) => message.data.id));
        return [...orders].filter((id) => !received.has(id)).length;
      };
      await expect.poll(countMissing, POLLING).toBe(0);
    }
    await expect.poll(readStates, POLLING).toEqual(Array(3).fill(["working", 0]));

    expect(wrongSignatures).toEqual([]);
    const all = new Set(messagesOf(fast));
    const aboutProduct = messagesOf(fast, productId);
    expect(aboutProduct.length).toBeGreaterThanOrEqual(ORDERS);
    for (const receiver of [slow, failing]) {
      expect(new Set(messagesOf(receiver))).toEqual(all);
      expect(messagesOf(receiver, productId)).toEqual(aboutProduct);
    }
  }, 600_000);
});

async function readStates(): Promise<unknown[]> {
  const reply = await fetch(`${first().url}/api/admin/webhooks`, { headers: await signIn(first(), "admin") });
  return ((await reply.json()) as Webhook[]).map(({ state, waiting }) => [state, waiting]);
}
