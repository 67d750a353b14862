import { type Endpoint, endpoints } from "@larkwood/contract";
import { decodeJwt, type JWTPayload, SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { buildTestApp } from "../testing/build-test-app";

const now = new Date("2026-06-01T12:00:00Z");
const shop = await buildTestApp({ env: { SHOP_PAYMENT_METHODS: "bank_transfer" }, clock: () => now });
const [admin, user] = await Promise.all([shop.as("Admin"), shop.as("User")]);

const claims = decodeJwt(admin.accessToken);
const ourKey = Buffer.from(shop.config.authSecret);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token like those of the shop, with changes. */
const sign = (changes: JWTPayload = {}, { key = ourKey, alg = "HS256", head = {} } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...head, alg }).sign(key);

const [adminHead, adminBody, adminSignature] = admin.accessToken.split(".");
const [userHead, , userSignature] = user.accessToken.split(".");
const otherKey = Buffer.from("a key of the attacker, with a sufficient length");

const forgeries: [string, string][] = [
  ["no algorithm", `${encode({ alg: "none" })}.${adminBody}.`],
  ["no algorithm and a signature", `${encode({ alg: "None" })}.${adminBody}.${adminSignature}`],
  ["another key", await sign({}, { key: otherKey })],
  ["an embedded key", await sign({}, { key: otherKey, head: { jwk: { kty: "oct", k: otherKey } } })],
  ["a key id that is a path", await sign({}, { key: Buffer.from("\n"), head: { kid: "../../dev/null" } })],
  ["an empty key", await sign({}, { key: Buffer.alloc(1) })],
  ["another algorithm with the same key", await sign({}, { alg: "HS512" })],
  ["a changed role", `${userHead}.${encode({ ...claims, role: "Admin" })}.${userSignature}`],
  ["a changed expiry", `${adminHead}.${encode({ ...claims, exp: 9_999_999_999 })}.${adminSignature}`],
  ["an expiry in the past", await sign({ exp: Math.floor(now.getTime() / 1000) - 1 })],
  ["no expiry", await sign({ exp: undefined })],
  ["a start in the future", await sign({ nbf: Math.floor(now.getTime() / 1000) + 60 })],
  ["another issuer", await sign({ iss: "elsewhere" })],
  ["an unknown role", await sign({ role: "Owner" })],
  ["no session, like other kinds of tokens", await sign({ sid: undefined })],
  ["an id that is not a text", await sign({ sid: { $ne: "" } as unknown as string })],
  ["a truncated signature", admin.accessToken.slice(0, -3)],
  ["an extended signature", `${admin.accessToken}AAAA`],
  ["a refresh token instead", admin.refreshCookie.replace("refreshToken=", "")],
];

const restricted: [string, Endpoint][] = Object.entries(endpoints).filter(
  ([, { access }]: [string, Endpoint]) => access !== "anyone",
);

describe("a forged access token", () => {
  it("differs from a valid one, which is accepted", async () => {
    expect((await shop.call({ ...admin, accessToken: await sign() }, "GET", "/users")).statusCode).toBe(200);
  });

  // Product lists check only the token; all other endpoints also read the session.
  it.each(forgeries)("with %s is rejected", async (_title, accessToken) => {
    for (const path of ["/products", "/users"]) {
      const reply = await shop.call({ ...admin, accessToken }, "GET", path);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 401, "not_signed_in"]);
    }
  });

  it("is rejected by every restricted endpoint", async () => {
    const accessToken = await sign({}, { key: otherKey });
    for (const [name, { method, path }] of restricted) {
      const reply = await shop.call({ ...admin, accessToken }, method, path.replace(/:\w+/g, admin.id));
      expect([name, reply.statusCode]).toEqual([name, 401]);
    }
  });

  it("with the session of another user is rejected", async () => {
    const { sid } = decodeJwt(user.accessToken);
    const accessToken = await sign({ sid });
    expect((await shop.call({ ...user, accessToken }, "GET", "/users")).statusCode).toBe(401);
  });
});
