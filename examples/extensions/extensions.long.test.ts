import { fileURLToPath } from "node:url";
import { createClient, type LarkwoodClient, unwrap } from "@larkwood/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryDataDir } from "../../apps/api/src/testing/data-dir";
import {
  EVENT_SECRET,
  signedEvent,
  startExtensionServices,
} from "../../apps/api/src/testing/extension-services";
import { orderBody } from "../../apps/api/src/testing/fixtures/orders";
import { productForm } from "../../apps/api/src/testing/product-form";
import { picture } from "../../apps/api/src/testing/send-picture";
import { type ShopProcess, startShopProcess } from "../../apps/api/src/testing/shop-process";
import { createTestDatabase } from "../../apps/api/src/testing/test-database";
import { prepareBuild } from "../../scripts/lib/prepare.mjs";

const POLLING = { timeout: 120_000, interval: 250 };
const services = await startExtensionServices();
const database = await createTestDatabase();
const DATA_DIR = temporaryDataDir(0o711, afterAll);
const ends: (() => Promise<void>)[] = [];
let shop: ShopProcess;
let url: string;
let [admin, user]: LarkwoodClient[] = [];

/** Starts the built shop, with all examples. */
async function start(): Promise<void> {
  const env = {
    DATABASE_URL: database.url,
    DATA_DIR,
    SHOP_DEMO: "on",
    EXTENSIONS: fileURLToPath(new URL("extensions.mjs", import.meta.url)),
    EXAMPLEPAY_URL: `${services.url}/pay`,
    EXAMPLEPAY_KEY: "key",
    EXAMPLEPAY_EVENT_SECRET: EVENT_SECRET,
    MAIL_API_URL: `${services.url}/mail`,
    MAIL_API_KEY: "key",
    WEBDAV_URL: `${services.url}/dav`,
    WEBDAV_USER: "shop",
    WEBDAV_PASSWORD: "secret",
    CARRIER_URL: `${services.url}/carrier`,
    CARRIER_KEY: "key",
    CHAT_URL: `${services.url}/chat`,
    SHOP_PAYMENT_METHODS: "card",
  };
  shop = startShopProcess({ env, atEnd: (end) => ends.push(end) });
  url = await shop.opened();
}

const signIn = async (who: "admin" | "user") => {
  const baseUrl = `${url}/api`;
  const body = { email: `${who}@larkwood.example`, password: `larkwood-${who}` };
  const { accessToken } = await unwrap(createClient({ baseUrl }).POST("/token", { body }));
  return { client: createClient({ baseUrl, apiKey: accessToken }), accessToken };
};
let adminToken: string;

beforeAll(async () => {
  await prepareBuild("api");
  await start();
  const signedIn = await signIn("admin");
  [admin, adminToken] = [signedIn.client, signedIn.accessToken];
  user = (await signIn("user")).client;
}, 600_000);
afterAll(async () => {
  for (const end of ends) await end();
  await services.close();
  await database.close();
});

const get = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error("The shop was not started.");
  return value;
};

it("a shop with all extensions ships, takes money, sends mail and tells the chat, also after a kill", async () => {
  const { id: productId } = await unwrap(
    get(admin).POST("/products", { body: productForm({ price: 100, quantity: 5 }) }),
  );
  const body = orderBody([{ productId, quantity: 2 }], { paymentMethod: "card" });
  const header = { "idempotency-key": crypto.randomUUID() };
  const order = await unwrap(get(user).POST("/orders", { params: { header }, body }));
  expect(order).toMatchObject({ shipping: 12.9, total: 212.9 });
  const path = { id: order.id };
  const page = await unwrap(get(user).POST("/orders/{id}/payment", { params: { path } }));
  const checkout = services.checkoutOf(page.url);
  expect(checkout.amount).toBe(21_290);

  shop.kill("SIGKILL");
  await shop.ended();
  // The chat does not answer at first, and the shop tries again.
  services.failChat(2);
  await start();
  checkout.state = "paid";
  const { payload, headers } = signedEvent({ id: "event_1", type: "checkout", checkout });
  const reply = await fetch(`${url}/api/payments/examplepay/events`, {
    method: "POST",
    headers,
    body: payload,
  });
  expect(reply.status).toBe(200);
  const { client: sameUser } = await signIn("user");
  const paid = await unwrap(sameUser.GET("/orders/{id}", { params: { path } }));
  expect(paid.paymentStatus).toBe("received");
  await expect
    .poll(() => services.mails.map(({ subject }) => subject), POLLING)
    .toEqual(
      expect.arrayContaining([
        `Larkwood: Thanks for your order ${order.number}`,
        `Larkwood: Payment received for order ${order.number}`,
      ]),
    );
  expect(services.mails[0]).toMatchObject({
    to: "user@larkwood.example",
    from: expect.stringContaining("@"),
  });
  await expect
    .poll(() => services.chat.map(({ text }) => text), POLLING)
    .toEqual([`New order ${order.number}`]);
}, 600_000);

it("uploaded images are stored and served by the image store", async () => {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(await picture("#102030", 1000, 500))]), "a.png");
  const headers = { authorization: `Bearer ${adminToken}` };
  const uploaded = await fetch(`${url}/api/images`, { method: "POST", headers, body: form });
  const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
  const { pathname } = new URL(imageUrl);
  const key = pathname.replace("/images/", "");
  expect([...services.files.keys()]).toContain(key);
  const served = await fetch(url + pathname);
  expect(Buffer.from(await served.arrayBuffer()).equals(get(services.files.get(key)))).toBe(true);
}, 600_000);
