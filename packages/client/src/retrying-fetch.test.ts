import { describe, expect, it } from "vitest";
import { createRetryingFetch } from "./retrying-fetch";

/** A shop that answers with these replies in turn; null: the connection is lost. */
function scripted(...replies: (Response | null)[]) {
  const bodies: string[] = [];
  const pauses: number[] = [];
  const send = createRetryingFetch({
    maxAttempts: 3,
    wait: async (ms) => pauses.push(ms),
    fetch: async (request) => {
      bodies.push(await request.text());
      const reply = replies.shift();
      if (!reply) throw new TypeError("fetch failed");
      return reply;
    },
  });
  return { send, bodies, pauses };
}
const status = (code: number, headers = {}) => new Response(null, { status: code, headers });
const post = (headers = {}) => new Request("http://shop.test/", { method: "POST", body: "order", headers });

describe("a request", () => {
  it("is sent again after the time that a busy shop asks for, with the same body", async () => {
    const { send, bodies, pauses } = scripted(status(429, { "retry-after": "7" }), status(503), status(201));
    expect((await send(post())).status).toBe(201);
    expect(bodies).toEqual(["order", "order", "order"]);
    expect(pauses).toEqual([7_000, 1_000]);
  });

  it("gets the last reply when the shop stays busy", async () => {
    const { send, bodies } = scripted(status(503), status(503), status(503), status(200));
    expect((await send(post())).status).toBe(503);
    expect(bodies).toHaveLength(3);
  });

  it("is not sent again after other errors", async () => {
    const { send, bodies } = scripted(status(500), status(200));
    expect((await send(post())).status).toBe(500);
    expect(bodies).toHaveLength(1);
  });

  it("is sent again after a lost connection only if it takes effect once", async () => {
    const keyed = scripted(null, status(201));
    expect((await keyed.send(post({ "idempotency-key": "order-1234" }))).status).toBe(201);
    const read = scripted(null, status(200));
    expect((await read.send(new Request("http://shop.test/"))).status).toBe(200);
    const plain = scripted(null, status(201));
    await expect(plain.send(post())).rejects.toThrow("fetch failed");
    expect(plain.bodies).toHaveLength(1);
  });
});
