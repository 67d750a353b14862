import { type Endpoint, endpoints } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await shop.as("Admin");

/** What a browser adds to a request that a page of another site makes it send: every cookie, and where it comes from. */
const foreign = (user: TestUser, type?: string) => ({
  origin: "https://evil.example",
  "sec-fetch-site": "cross-site",
  cookie: `${user.refreshCookie}; accessToken=${user.accessToken}; userId=${user.id}`,
  ...(type ? { "content-type": type } : {}),
});

const calls: [string, Endpoint][] = Object.entries(endpoints);
const closed = calls.filter(([, { access }]) => access !== "anyone");
const openWrites = calls.filter(
  ([, { access, method, body }]) => access === "anyone" && method !== "GET" && body,
);
// The kinds of content that a form, or a script without permission, may send across sites.
const simpleTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];

describe("a page of another site that makes an Admin's browser call the shop", () => {
  it.each(closed)("cannot %s with cookies alone", async (_name, { method, path }) => {
    const reply = await shop.call(null, method, path.replace(/:\w+/g, admin.id), {
      headers: foreign(admin, method === "GET" ? undefined : "application/json"),
      ...(method === "GET" ? {} : { payload: JSON.stringify({ id: admin.id }) }),
    });
    expect(reply.statusCode).toBe(401);
  });

  it.each(openWrites)("cannot %s with a form", async (_name, { method, path }) => {
    for (const type of [...simpleTypes, undefined]) {
      const reply = await shop.call(null, method, path, {
        headers: foreign(admin, type),
        payload: Buffer.from(JSON.stringify({ email: admin.email, password: "correct horse" })),
      });
      expect([type, reply.statusCode]).toEqual([type, 415]);
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("cannot sign anybody out, neither at the shop nor by taking the cookie away", async () => {
    const user = await shop.as("User");
    const reply = await shop.call(null, "POST", "/signout", { headers: foreign(user) });
    expect(reply.headers["set-cookie"]).toBeUndefined();
    const headers = { cookie: user.refreshCookie };
    expect((await shop.call(null, "GET", "/refresh", { headers })).statusCode).toBe(200);
  });

  it("is not told that it may read the answer", async () => {
    for (const [, { method, path }] of calls) {
      const url = `/api${path.replace(/:\w+/g, admin.id)}`;
      const asked = { ...foreign(admin), "access-control-request-method": method };
      const { headers } = await shop.app.inject({ method: "OPTIONS", url, headers: asked });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });
});
