import { Webhook } from "standardwebhooks";
import { expect, it } from "vitest";
import { verifyWebhook } from "./verify-webhook";

const SECRET = `whsec_${Buffer.from("a secret of the shop").toString("base64")}`;
const body = JSON.stringify({
  type: "order.placed",
  timestamp: "2026-11-18T10:00:00.000Z",
  data: { number: 10001 },
});

function headersAt(time: Date) {
  return {
    "webhook-id": "evt_1",
    "webhook-timestamp": String(Math.floor(time.getTime() / 1_000)),
    "webhook-signature": new Webhook(SECRET).sign("evt_1", time, body),
  };
}

it("returns the message of a webhook with a valid signature", () => {
  expect(verifyWebhook(SECRET, body, headersAt(new Date())).data.number).toBe(10001);
});

it("takes the bytes of the body, and the headers of the Fetch API", () => {
  const headers = new Headers(headersAt(new Date()));
  expect(verifyWebhook(SECRET, new TextEncoder().encode(body), headers).type).toBe("order.placed");
});

it("throws for another secret, a changed body and an old message", () => {
  const headers = headersAt(new Date());
  const other = `whsec_${Buffer.from("another secret").toString("base64")}`;
  expect(() => verifyWebhook(other, body, headers)).toThrow();
  expect(() => verifyWebhook(SECRET, body.replace("10001", "10002"), headers)).toThrow();
  expect(() => verifyWebhook(SECRET, body, headersAt(new Date(Date.now() - 600_000)))).toThrow();
});
