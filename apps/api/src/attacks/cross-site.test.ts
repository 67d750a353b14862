import { type Endpoint, endpoints } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { buildTestApp, type TestUser } from "../testing/build-test-app";

const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" } });
const admin = await shop.as("Admin");

/** Headers of a request that another site triggers in the user's browser: all cookies, and the origin. */
const crossSiteHeaders = (user: TestUser, type?: string) => ({
  origin: "https://evil.example",
  "sec-fetch-site": "cross-site",
  cookie: `${user.refreshCookie}; accessToken=${user.accessToken}; userId=${user.id}`,
  ...(type ? { "content-type": type } : {}),
});

const allEndpoints: [string, Endpoint][] = Object.entries(endpoints);
const restricted = allEndpoints.filter(([, { access }]) => access !== "anyone");
const publicWrites = allEndpoints.filter(
  ([, { access, method, body }]) => access === "anyone" && method !== "GET" && body,
);
// Content types that forms, or scripts without CORS permission, may send to other sites.
const simpleTypes = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"];

describe("another site that sends requests from an Admin's browser", () => {
  it.each(restricted)("cannot %s with cookies alone", async (_name, { method, path }) => {
    const reply = await shop.call(null, method, path.replace(/:\w+/g, admin.id), {
      headers: crossSiteHeaders(admin, method === "GET" ? undefined : "application/json"),
      ...(method === "GET" ? {} : { payload: JSON.stringify({ id: admin.id }) }),
    });
    expect(reply.statusCode).toBe(401);
  });

  it.each(publicWrites)("cannot %s with a form", async (_name, { method, path }) => {
    for (const type of [...simpleTypes, undefined]) {
      const reply = await shop.call(null, method, path, {
        headers: crossSiteHeaders(admin, type),
        payload: Buffer.from(JSON.stringify({ email: admin.email, password: "correct horse" })),
      });
      expect([type, reply.statusCode]).toEqual([type, 415]);
      expect(reply.headers["set-cookie"]).toBeUndefined();
    }
  });

  it("cannot sign a user out or remove the cookie", async () => {
    const user = await shop.as("User");
    const reply = await shop.call(null, "POST", "/signout", { headers: crossSiteHeaders(user) });
    expect(reply.headers["set-cookie"]).toBeUndefined();
    const headers = { cookie: user.refreshCookie };
    expect((await shop.call(null, "GET", "/refresh", { headers })).statusCode).toBe(200);
  });

  it("may not read responses", async () => {
    for (const [, { method, path }] of allEndpoints) {
      const url = `/api${path.replace(/:\w+/g, admin.id)}`;
      const preflight = { ...crossSiteHeaders(admin), "access-control-request-method": method };
      const { headers } = await shop.app.inject({ method: "OPTIONS", url, headers: preflight });
      expect(headers["access-control-allow-origin"]).toBeUndefined();
    }
  });
});
