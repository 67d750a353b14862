import {
  SETTING_DEFAULTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookForm,
  type WebhookWithSecret,
} from "@larkwood/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { storeProduct } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { answerWith, startReceiver, type WebhookReceiver } from "../../../testing/webhook-receiver";
import { runCleanup } from "../cleanup/run-cleanup";
import { deliverWebhookJob } from "./deliver-webhook";
import { RETRY_PAUSES_MS } from "./retry-times";

const DAY_MS = 86_400_000;
let now = new Date();
const shop = await buildTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: "on" }, clock: () => now });
const sql = sqlOn(shop.db);
const values = { ...SETTING_DEFAULTS, contactEmail: "owner@test.example" };
const settings = { current: values, defaults: values, pinned: {}, reload: async () => {} };
const context = { db: shop.db, clock: () => now, config: shop.config, settings };
let owner: TestUser;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
  // The tests deliver themselves, instead of the workers of the shop.
  await sql`CREATE FUNCTION skip_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'`;
  await sql`CREATE TRIGGER skip_webhook_jobs BEFORE INSERT ON jobs
    FOR EACH ROW WHEN (NEW.kind = 'webhook.deliver') EXECUTE FUNCTION skip_row()`;
});
afterAll(() => receiver.close());
beforeEach(async () => {
  now = new Date();
  owner = await shop.as("Admin");
  receiver.setAnswer(answerWith(200));
  receiver.requests.length = 0;
  await sql`DELETE FROM webhooks`;
});

const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
  shop.call(owner, method, `/admin/webhooks${path}`, payload ? { payload } : {});

/** Waits until all transactions of the server are newer than the changes so far. Cursors begin at the oldest open one. */
async function untilOthersEnd(): Promise<void> {
  await expect
    .poll(
      () => sql`
        SELECT FROM change_log HAVING coalesce(max(transaction_id::text::bigint), 0)
          < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
    )
    .toHaveLength(1);
}

async function create(events: WebhookForm["events"] = ["product.created", "product.updated"]) {
  await untilOthersEnd();
  const reply = await send("POST", "", { url: receiver.url, events });
  return reply.json<WebhookWithSecret>();
}

const deliver = (webhookId: string, signal = new AbortController().signal) =>
  deliverWebhookJob(context)(
    { webhookId },
    { id: "1", signal, progress: () => {}, finishIn: async () => {} },
  );

/** Delivers until the receiver has got this many requests. The log is readable when no older transaction is open. */
async function deliverUntil(webhookId: string, requests: number): Promise<void> {
  await expect
    .poll(async () => {
      await deliver(webhookId);
      return receiver.requests.length;
    })
    .toBe(requests);
}

const rename = (id: string, name: string) =>
  sql`UPDATE products SET name = ${name}, updated_at = clock_timestamp() WHERE id = ${id}`;
const stateOf = async (id: string) => (await send("GET", `/${id}`)).json<Webhook>();
const deliveriesOf = async (id: string) => (await send("GET", `/${id}/deliveries`)).json<WebhookDelivery[]>();
const received = () => receiver.requests.map(({ message: { type, data } }) => [type, data.id]);

describe("events", () => {
  it("are delivered once, in order, from the creation of the webhook on", async () => {
    await storeProduct(shop.db, 1);
    const { id } = await create();
    const product = await storeProduct(shop.db, 1);
    await rename(product, "Renamed");
    await sql`UPDATE products SET quantity = quantity + 1 WHERE id = ${product}`;
    await deliverUntil(id, 2);
    expect(received()).toEqual([
      ["product.created", product],
      ["product.updated", product],
    ]);
    await deliver(id);
    expect(receiver.requests).toHaveLength(2);
    const [request] = receiver.requests;
    expect(request?.headers["webhook-id"]).toMatch(/^evt_[0-9a-f]{12}_\d+$/);
    expect(await stateOf(id)).toMatchObject({ state: "working", waiting: 0 });
  });

  it("about an object wait for earlier ones about it, others do not", async () => {
    const { id } = await create();
    const broken = await storeProduct(shop.db, 1);
    receiver.setAnswer(({ message }, response) =>
      response.writeHead(message.data.id === broken ? 500 : 200).end(),
    );
    await rename(broken, "Renamed");
    const other = await storeProduct(shop.db, 1);
    await deliverUntil(id, 2);
    expect(received()).toEqual([
      ["product.created", broken],
      ["product.created", other],
    ]);
    expect(await stateOf(id)).toMatchObject({ state: "failing", waiting: 2 });
    receiver.setAnswer(answerWith(200));
    now = new Date(now.getTime() + 5_000);
    await deliver(id);
    expect(received().slice(2)).toEqual([
      ["product.created", broken],
      ["product.updated", broken],
    ]);
    expect(receiver.requests[2]?.headers["webhook-id"]).toBe(receiver.requests[0]?.headers["webhook-id"]);
    expect(receiver.requests[2]?.body).toBe(receiver.requests[0]?.body);
    expect(await stateOf(id)).toMatchObject({ state: "working", waiting: 0 });
  });

  it("that fail for three days disable the webhook and email the owner; enabling it sends them", async () => {
    await sql`DELETE FROM jobs WHERE kind = 'mail'`;
    const { id } = await create();
    const [first, second] = [await storeProduct(shop.db, 1), await storeProduct(shop.db, 1)];
    receiver.setAnswer(answerWith(503, "down"));
    await deliverUntil(id, 2);
    for (const [index, pause] of RETRY_PAUSES_MS.entries()) {
      expect((await deliveriesOf(id))[0]).toMatchObject({ status: "waiting", attempts: index + 1 });
      now = new Date(now.getTime() + pause);
      owner = await shop.as("Admin");
      await deliver(id);
    }
    expect(await stateOf(id)).toMatchObject({ state: "disabled", disabledReason: "failures", waiting: 2 });
    const sent = receiver.requests.length;
    expect(sent).toBe(2 * (RETRY_PAUSES_MS.length + 1));
    const mails = await sql<{ recipient: string; subject: string; body: string }>`
      SELECT payload->>'recipient' AS recipient, payload->>'subject' AS subject, payload->>'body' AS body
      FROM jobs WHERE kind = 'mail'`;
    expect(mails).toMatchObject([
      {
        recipient: "owner@test.example",
        subject: expect.stringContaining(`The webhook to 127.0.0.1:${receiver.port} is disabled`),
      },
    ]);
    expect(mails[0]?.body).toContain("The receiver answered 503.");
    expect(mails[0]?.body).not.toContain("of-the-receiver");

    await deliver(id);
    expect(receiver.requests).toHaveLength(sent);
    const enabled = { url: receiver.url, events: ["product.created"], enabled: true };
    await send("PUT", `/${id}`, enabled);
    await deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: "failing" });
    receiver.setAnswer(answerWith(200));
    now = new Date(now.getTime() + 5_000);
    const third = await storeProduct(shop.db, 1);
    await deliverUntil(id, sent + 5);
    expect(
      received()
        .slice(sent + 2)
        .map(([, objectId]) => objectId),
    ).toEqual([first, second, third]);
  });

  it("keep their attempts when an Admin retries them", async () => {
    const { id } = await create();
    receiver.setAnswer(answerWith(500));
    await storeProduct(shop.db, 1);
    await deliverUntil(id, 1);
    const [failed] = await deliveriesOf(id);
    for (const _ of RETRY_PAUSES_MS) await send("POST", `/deliveries/${failed?.id}/retry`);
    expect((await deliveriesOf(id))[0]).toMatchObject({ nextAttemptAt: failed?.nextAttemptAt });
    now = new Date(now.getTime() + 5_000);
    await deliver(id);
    expect(await stateOf(id)).toMatchObject({ state: "failing" });
    receiver.setAnswer(answerWith(200));
    await send("POST", `/deliveries/${failed?.id}/retry`);
    expect(await stateOf(id)).toMatchObject({ state: "working", waiting: 0 });
  });

  it("end at once when the receiver answers 410", async () => {
    const { id } = await create();
    receiver.setAnswer(answerWith(410));
    await storeProduct(shop.db, 1);
    await deliverUntil(id, 1);
    expect(await stateOf(id)).toMatchObject({ state: "disabled", disabledReason: "gone" });
  });

  it("under way are not stored when the webhook is deleted", async () => {
    const { id } = await create();
    receiver.setAnswer(async (_, response) => {
      await send("DELETE", `/${id}`);
      response.writeHead(500).end();
    });
    await storeProduct(shop.db, 1);
    await deliverUntil(id, 1);
    await deliver(id);
    expect(receiver.requests).toHaveLength(1);
    expect(await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${id}`).toEqual([]);
  });

  it("whose process was stopped during the request are sent again", async () => {
    const { id } = await create();
    const stop = new AbortController();
    receiver.setAnswer(() => stop.abort("stopping"));
    await storeProduct(shop.db, 1);
    await expect
      .poll(async () => {
        if (!stop.signal.aborted) await deliver(id, stop.signal);
        return receiver.requests.length;
      })
      .toBe(1);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: "waiting", attempts: 0 });
    receiver.setAnswer(answerWith(200));
    await deliver(id);
    expect(receiver.requests).toHaveLength(2);
    expect((await deliveriesOf(id))[0]).toMatchObject({ status: "delivered", attempts: 1 });
  });

  it("stay in the change log while ten thousand others wait", async () => {
    const { id } = await create();
    const product = await storeProduct(shop.db, 1);
    await rename(product, "Renamed");
    await sql`
      INSERT INTO webhook_deliveries (webhook_id, message_id, event, object_id, body, created_at, next_at)
      SELECT ${id}, 'evt_' || n, 'product.updated', 'f00000000000000000000001', '{}', ${now},
        CASE WHEN n = 1 THEN ${new Date(now.getTime() + 60_000)}::timestamptz ELSE ${now}::timestamptz END
      FROM generate_series(1, 10000) AS n`;
    await untilOthersEnd();
    await deliver(id);
    expect(receiver.requests).toEqual([]);
    await sql`DELETE FROM webhook_deliveries WHERE message_id = 'evt_10000'`;
    await deliverUntil(id, 2);
    expect(received().map(([type]) => type)).toEqual(["product.created", "product.updated"]);
  });

  it("are stored once by two processes at a time", async () => {
    const { id } = await create(["product.created"]);
    const products = await Promise.all(Array.from({ length: 30 }, () => storeProduct(shop.db, 1)));
    await expect
      .poll(async () => {
        await Promise.all([deliver(id), deliver(id), deliver(id)]);
        return (await sql`SELECT FROM webhook_deliveries WHERE webhook_id = ${id}`).length;
      })
      .toBe(30);
    await deliver(id);
    expect(new Set(received().map(([, objectId]) => objectId))).toEqual(new Set(products));
    expect(new Set(receiver.requests.map(({ headers }) => headers["webhook-id"])).size).toBe(30);
  });
});

describe("a webhook whose cursor in the change log has expired", () => {
  const expectResync = async (id: string) => {
    await deliverUntil(id, 1);
    const after = await storeProduct(shop.db, 1);
    await deliverUntil(id, 2);
    expect(received()).toEqual([
      ["resync.required", undefined],
      ["product.created", after],
    ]);
    await deliver(id);
    expect(receiver.requests).toHaveLength(2);
  };

  it("asks the receiver to read everything again after a restore", async () => {
    const { id } = await create();
    await storeProduct(shop.db, 1);
    await untilOthersEnd();
    // The restored webhook has a cursor of the database that was backed up.
    await sql`UPDATE webhooks SET cursor = 'another' || substr(cursor, strpos(cursor, '.'))`;
    await expectResync(id);
  });

  it("asks the receiver to read everything again when changes were deleted", async () => {
    const { id } = await create();
    await storeProduct(shop.db, 1);
    await untilOthersEnd();
    await sql`UPDATE change_log SET at = now() - interval '31 days'`;
    await runCleanup({ db: shop.db, now, tasks: [] });
    await expectResync(id);
  });

  it("is told apart from one that had nothing to send for a month", async () => {
    const { id } = await create(["product.deleted"]);
    const product = await storeProduct(shop.db, 1);
    await expect
      .poll(async () => {
        now = new Date(now.getTime() + 3_600_001);
        await deliver(id);
        return sql`
          SELECT FROM webhooks
          WHERE split_part(cursor, '.', 2)::bigint > (SELECT max(transaction_id::text::bigint) FROM change_log)`;
      })
      .toHaveLength(1);
    await sql`UPDATE change_log SET at = now() - interval '31 days'`;
    await runCleanup({ db: shop.db, now, tasks: [] });
    await sql`DELETE FROM products WHERE id = ${product}`;
    await deliverUntil(id, 1);
    expect(received()).toEqual([["product.deleted", product]]);
  });
});

describe("cleanup", () => {
  it("deletes deliveries after 30 days", async () => {
    const { id } = await create();
    await send("POST", `/${id}/test`);
    await send("POST", `/${id}/test`);
    const [, old] = await deliveriesOf(id);
    await sql`UPDATE webhook_deliveries SET created_at = ${new Date(now.getTime() - 31 * DAY_MS)} WHERE id = ${old?.id}`;
    expect(await runCleanup({ db: shop.db, now, tasks: [] })).toMatchObject({ webhook_deliveries: 1 });
    expect(await deliveriesOf(id)).toHaveLength(1);
  });
});
