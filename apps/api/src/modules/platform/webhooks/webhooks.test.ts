import {
  type Permission,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookDelivery,
  type WebhookForm,
  type WebhookWithSecret,
} from "@larkwood/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { findUrlProblem } from "../../../core/public-address";
import { buildTestApp, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { answerWith, startReceiver, verify, type WebhookReceiver } from "../../../testing/webhook-receiver";

let offset = 0;
const clock = () => new Date(Date.now() + offset);
const shop = await buildTestApp({ env: { WEBHOOK_PRIVATE_ADDRESSES: "on" }, clock });
const sql = sqlOn(shop.db);
let owner: TestUser;
let receiver: WebhookReceiver;
beforeAll(async () => {
  owner = await shop.as("Admin");
  receiver = await startReceiver();
});
afterAll(() => receiver.close());
beforeEach(async () => {
  receiver.setAnswer(answerWith(200));
  receiver.requests.length = 0;
  await sql`DELETE FROM webhooks`;
});

const send = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object, by = owner) =>
  shop.call(by, method, `/admin/webhooks${path}`, payload ? { payload } : {});
const form = (changes: Partial<WebhookForm> = {}) => ({
  url: receiver.url,
  events: ["order.placed", "stock.changed"],
  ...changes,
});

async function create(changes: Partial<WebhookForm> = {}): Promise<WebhookWithSecret> {
  const reply = await send("POST", "", form(changes));
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}

async function adminWho(...permissions: Permission[]): Promise<TestUser> {
  const user = await shop.as("Admin");
  await shop.call(owner, "PUT", `/users/${user.id}/permissions`, { payload: { permissions } });
  return user;
}

describe("a webhook", () => {
  it("is created with a secret that is shown once and stored encrypted", async () => {
    const { secret, ...webhook } = await create({ description: "ERP" });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.any(String),
      url: receiver.url,
      description: "ERP",
      events: ["order.placed", "stock.changed"],
      state: "working",
      disabledReason: null,
      waiting: 0,
      lastDeliveredAt: null,
      previousSecretUntil: null,
      createdAt: expect.any(String),
    });
    const list = await send("GET", "");
    expect(list.json()).toEqual([webhook]);
    expect((await send("GET", `/${webhook.id}`)).json()).toEqual(webhook);
    expect(list.body).not.toContain("whsec_");
    const [row] = await sql<{ text: string }>`SELECT encode(secret, 'escape') AS text FROM webhooks`;
    expect(row?.text).not.toContain("whsec_");
  });

  it("is changed and deleted, and the activity log names its host only", async () => {
    const { id } = await create();
    const changed = await send("PUT", `/${id}`, { ...form({ events: ["product.deleted"] }), enabled: false });
    expect(changed.json()).toMatchObject({
      events: ["product.deleted"],
      state: "disabled",
      disabledReason: "admin",
    });
    expect((await send("PUT", `/${id}`, form())).json<Webhook>().state).toBe("disabled");
    expect((await send("PUT", `/${id}`, { ...form(), enabled: true })).json<Webhook>().state).toBe("working");
    expect((await send("DELETE", `/${id}`)).statusCode).toBe(204);
    for (const [method, path, body] of [
      ["GET", "", undefined],
      ["GET", "/deliveries", undefined],
      ["PUT", "", form()],
      ["DELETE", "", undefined],
      ["POST", "/secret", undefined],
      ["POST", "/test", undefined],
    ] as const) {
      expect((await send(method, `/${id}${path}`, body)).statusCode).toBe(404);
    }
    expect((await send("POST", "/deliveries/999999/retry")).statusCode).toBe(404);
    expect(
      await sql`SELECT FROM jobs WHERE kind = 'webhook.deliver' AND payload->>'webhookId' = ${id}`,
    ).toEqual([]);
    const log = await shop.call(owner, "GET", `/audit?subjectId=${id}`);
    expect(log.json<{ action: string }[]>().map(({ action }) => action)).toEqual([
      "webhook.delete",
      "webhook.update",
      "webhook.update",
      "webhook.update",
      "webhook.create",
    ]);
    expect(log.body).toContain(`127.0.0.1:${receiver.port}`);
    expect(log.body).not.toContain("of-the-receiver");
  });

  it.each([
    [{ url: "ftp://erp.example/" }, "url"],
    [{ url: "https://user:password@erp.example/" }, "url"],
    [{ url: "" }, "url"],
    [{ events: [] }, "events"],
    [{ events: ["order.lost"] }, "events.0"],
    [{ description: "x".repeat(101) }, "description"],
  ])("is refused with %o", async (changes, field) => {
    const reply = await send("POST", "", form(changes as Partial<WebhookForm>));
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([400, [field]]);
  });

  it("needs the permission to manage staff, and to read what its events are about", async () => {
    const clerk = await adminWho("orders.read", "catalogue.write");
    expect((await send("GET", "", undefined, clerk)).statusCode).toBe(403);
    const manager = await adminWho("staff.write", "orders.read");
    expect((await send("POST", "", form({ events: ["order.placed"] }), manager)).statusCode).toBe(201);
    expect((await send("POST", "", form({ events: ["customer.created"] }), manager)).statusCode).toBe(403);
    const { id } = await create();
    expect((await send("PUT", `/${id}`, form({ events: [...WEBHOOK_EVENTS] }), manager)).statusCode).toBe(
      403,
    );
  });

  it("cannot be created or redirected with an API key, but can be tested with one", async () => {
    const made = await shop.call(owner, "POST", "/admin/api-keys", {
      payload: { name: "ERP", permissions: ["staff.write", "orders.read", "catalogue.write"] },
    });
    const headers = { authorization: `Bearer ${made.json<{ key: string }>().key}` };
    const { id } = await create();
    const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) =>
      shop.call(null, method, `/admin/webhooks${path}`, { headers, ...(payload ? { payload } : {}) });
    expect((await call("POST", "", form())).statusCode).toBe(403);
    expect((await call("PUT", `/${id}`, form())).statusCode).toBe(403);
    expect((await call("POST", `/${id}/secret`)).statusCode).toBe(403);
    expect((await call("DELETE", `/${id}`)).statusCode).toBe(403);
    expect((await call("GET", `/${id}/deliveries`)).statusCode).toBe(200);
    expect((await call("POST", `/${id}/test`)).json<WebhookDelivery>().status).toBe("delivered");
  });

  it("is one of at most twenty", async () => {
    for (let i = 0; i < 20; i += 1) await create();
    const reply = await send("POST", "", form());
    expect([reply.statusCode, reply.json().code]).toEqual([409, "too_many_webhooks"]);
  });

  it("uses https and public addresses, unless the shop allows others", async () => {
    const strict = await buildTestApp();
    const admin = await strict.as("Admin");
    for (const url of ["http://erp.example/", "https://127.0.0.1/", "https://[::ffff:10.0.0.1]/"]) {
      const reply = await strict.call(admin, "POST", "/admin/webhooks", { payload: form({ url }) });
      expect([reply.statusCode, reply.json().errors]).toEqual([400, { url: findUrlProblem(url) }]);
    }
    // A name whose address is private is known only after DNS.
    const made = await strict.call(admin, "POST", "/admin/webhooks", {
      payload: form({ url: `https://localhost:${receiver.port}/` }),
    });
    const { id } = made.json<Webhook>();
    const tested = await strict.call(admin, "POST", `/admin/webhooks/${id}/test`);
    expect(tested.json()).toMatchObject({
      status: "failed",
      error: "The address isn't allowed: it is private.",
      response: null,
    });
    expect(receiver.requests).toEqual([]);
  });
});

describe("a test event", () => {
  it("is signed by Standard Webhooks and shows request, response and time", async () => {
    const { id, secret } = await create();
    receiver.setAnswer(answerWith(202, "thank\0you"));
    const delivery = (await send("POST", `/${id}/test`)).json<WebhookDelivery>();
    const [request] = receiver.requests;
    expect(request?.message).toEqual({ type: "webhook.test", timestamp: delivery.createdAt, data: {} });
    expect(request?.headers["content-type"]).toBe("application/json");
    if (request) verify(secret, request);
    expect(delivery).toMatchObject({
      event: "webhook.test",
      status: "delivered",
      attempts: 1,
      request: { id: request?.headers["webhook-id"], body: request?.body },
      response: { status: 202, body: "thankyou" },
      error: null,
      milliseconds: expect.any(Number),
      nextAttemptAt: null,
    });
    expect((await send("GET", `/${id}/deliveries`)).json()).toEqual([delivery]);
    expect((await send("GET", `/${id}`)).json<Webhook>().lastDeliveredAt).toBe(delivery.lastAttemptAt);
  });

  it.each([
    [500, "The receiver answered 500."],
    [302, "The receiver answered 302."],
    [410, "The receiver answered 410."],
  ])("that is answered %i fails once and does not disable the webhook", async (status, error) => {
    const { id } = await create();
    receiver.setAnswer((_, response) => response.writeHead(status, { location: receiver.url }).end("no"));
    const tested = (await send("POST", `/${id}/test`)).json<WebhookDelivery>();
    expect(tested).toMatchObject({ status: "failed", error, response: { status, body: "no" } });
    expect(receiver.requests).toHaveLength(1);
    expect((await send("GET", `/${id}`)).json<Webhook>().state).toBe("working");
    receiver.setAnswer(answerWith(200));
    const again = (await send("POST", `/deliveries/${tested.id}/retry`)).json<WebhookDelivery>();
    expect(again).toMatchObject({ id: tested.id, status: "delivered", attempts: 2, error: null });
    expect(receiver.requests[1]?.headers["webhook-id"]).toBe(receiver.requests[0]?.headers["webhook-id"]);
  });

  it("reads only the beginning of a long response", async () => {
    const { id } = await create();
    receiver.setAnswer((_, response) => {
      response.writeHead(200);
      const write = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
        if (!response.destroyed) response.once("drain", write);
      };
      write();
    });
    const tested = (await send("POST", `/${id}/test`)).json<WebhookDelivery>();
    expect(tested.status).toBe("delivered");
    expect(tested.response?.body).toBe("x".repeat(2_000));
  });

  it("says why the receiver can't be reached", async () => {
    const closed = await startReceiver();
    await closed.close();
    const errorAt = async (url: string) => {
      const { id } = await create({ url });
      return (await send("POST", `/${id}/test`)).json<WebhookDelivery>().error;
    };
    expect(await errorAt(closed.url)).toBe("The connection was refused.");
    expect(await errorAt("http://no-such-host.invalid/")).toMatch(/^The address wasn't found|EAI_AGAIN/);
  });
});

describe("a new secret", () => {
  it("signs at once, and the previous one for a day", async () => {
    const { id, secret: first } = await create();
    const rotated = (await send("POST", `/${id}/secret`)).json<WebhookWithSecret>();
    expect(rotated.secret).not.toBe(first);
    expect(rotated.previousSecretUntil).not.toBeNull();
    const test = async () => {
      await send("POST", `/${id}/test`, undefined, await shop.as("Admin"));
      const request = receiver.requests.at(-1);
      if (!request) throw new Error("no request");
      // The library compares with the time of the receiver.
      const time = vi.spyOn(Date, "now").mockReturnValue(clock().getTime());
      const isValid = (secret: string) => {
        try {
          verify(secret, request);
          return true;
        } catch {
          return false;
        }
      };
      const valid = [isValid(first), isValid(rotated.secret)];
      time.mockRestore();
      return valid;
    };
    expect(await test()).toEqual([true, true]);
    offset = 25 * 3_600_000;
    expect(await test()).toEqual([false, true]);
    offset = 0;
  });

  it("can be created when AUTH_SECRET has changed", async () => {
    const { id } = await create();
    await sql`UPDATE webhooks SET secret = '\\x00'`;
    const failed = (await send("POST", `/${id}/test`)).json<WebhookDelivery>();
    expect(failed.error).toBe("The secret can't be read, because AUTH_SECRET changed. Create a new secret.");
    await send("POST", `/${id}/secret`);
    expect((await send("POST", `/${id}/test`)).json<WebhookDelivery>().status).toBe("delivered");
  });
});
