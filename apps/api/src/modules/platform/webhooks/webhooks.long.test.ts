import { join } from "node:path";
import type { WebhookDelivery, WebhookWithSecret } from "@larkwood/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { restoreBackup } from "../../../db/backup/restore-backup";
import { writeBackup } from "../../../db/backup/write-backup";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { temporaryDataDir } from "../../../testing/data-dir";
import { storeProduct } from "../../../testing/fixtures/orders";
import { createTestDatabase } from "../../../testing/test-database";
import { answerWith, startReceiver, type WebhookReceiver } from "../../../testing/webhook-receiver";

// The real workers deliver, in two processes.
const shop = await buildTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: "on" } });
let owner: TestUser;
let [silent, working]: WebhookReceiver[] = [];
beforeAll(async () => {
  owner = await shop.as("Admin");
  await shop.another();
  [silent, working] = [await startReceiver(), await startReceiver()];
});
afterAll(async () => {
  await silent?.close();
  await working?.close();
});

async function create(receiver: WebhookReceiver | undefined): Promise<string> {
  const payload = { url: receiver?.url, events: ["product.created"] };
  return (await shop.call(owner, "POST", "/admin/webhooks", { payload })).json<WebhookWithSecret>().id;
}
const deliveriesOf = async (id: string) =>
  (await shop.call(owner, "GET", `/admin/webhooks/${id}/deliveries`)).json<WebhookDelivery[]>();

it("a receiver that never answers delays no other webhook, and fails after five seconds", async () => {
  silent?.setAnswer(() => {});
  const [silentId, workingId] = [await create(silent), await create(working)];
  const first = await storeProduct(shop.db, 1);
  await expect.poll(() => silent?.requests.length).toBe(1);
  const second = await storeProduct(shop.db, 1);
  await expect.poll(() => working?.requests.map(({ message }) => message.data.id)).toEqual([first, second]);
  expect((await deliveriesOf(workingId)).map(({ status }) => status)).toEqual(["delivered", "delivered"]);
  await expect
    .poll(async () => (await deliveriesOf(silentId)).at(-1))
    .toMatchObject({
      status: "waiting",
      attempts: 1,
      response: null,
      error: "The receiver didn't answer within 5 seconds.",
    });
});

it("a restored shop asks receivers to read everything again, and continues", async () => {
  working?.setAnswer(answerWith(200));
  await create(working);
  const file = join(temporaryDataDir(0o711, afterAll), "shop.backup");
  await writeBackup(shop.db, { file, pictureFolder: null });
  const database = await createTestDatabase();
  await restoreBackup(database.db, { file, pictureFolder: "unused" });
  await shop.app.close();
  if (working) working.requests.length = 0;
  await buildTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: "on" }, database });
  const received = () => new Set(working?.requests.map(({ message }) => message.type));
  await expect.poll(received).toEqual(new Set(["resync.required"]));
  const product = await storeProduct(database.db, 1);
  await expect.poll(() => working?.requests.map(({ message }) => message.data.id)).toContain(product);
});
