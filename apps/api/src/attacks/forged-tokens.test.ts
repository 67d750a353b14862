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

/** A token as the shop would make it, but for what the forger changes. */
const sign = (changes: JWTPayload = {}, { key = ourKey, alg = "HS256", head = {} } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ ...head, alg }).sign(key);

const [adminHead, adminBody, adminSignature] = admin.accessToken.split(".");
const [userHead, , userSignature] = user.accessToken.split(".");
const otherKey = Buffer.from("a key of the forger's own, as long as it needs to be");

const forgeries: [string, string][] = [
  ["no algorithm", `${encode({ alg: "none" })}.${adminBody}.`],
  ["no algorithm and a signature", `${encode({ alg: "None" })}.${adminBody}.${adminSignature}`],
  ["another key", await sign({}, { key: otherKey })],
  [
    "a key that it brings along",
    await sign({}, { key: otherKey, head: { jwk: { kty: "oct", k: otherKey } } }),
  ],
  ["a key id that is a path", await sign({}, { key: Buffer.from("\n"), head: { kid: "../../dev/null" } })],
  ["an empty key", await sign({}, { key: Buffer.alloc(1) })],
  ["another algorithm of the same key", await sign({}, { alg: "HS512" })],
  ["a role that was raised", `${userHead}.${encode({ ...claims, role: "Admin" })}.${userSignature}`],
  ["an end that was moved", `${adminHead}.${encode({ ...claims, exp: 9_999_999_999 })}.${adminSignature}`],
  ["an end in the past", await sign({ exp: Math.floor(now.getTime() / 1000) - 1 })],
  ["no end", await sign({ exp: undefined })],
  ["a beginning in the future", await sign({ nbf: Math.floor(now.getTime() / 1000) + 60 })],
  ["another issuer", await sign({ iss: "elsewhere" })],
  ["a role that does not exist", await sign({ role: "Owner" })],
  ["no session, as another kind of token would have none", await sign({ sid: undefined })],
  ["an id that is not a text", await sign({ sid: { $ne: "" } as unknown as string })],
  ["a signature without its last letters", admin.accessToken.slice(0, -3)],
  ["a signature with more to it", `${admin.accessToken}AAAA`],
  ["the refresh token in its place", admin.refreshCookie.replace("refreshToken=", "")],
];

const closed: [string, Endpoint][] = Object.entries(endpoints).filter(
  ([, { access }]: [string, Endpoint]) => access !== "anyone",
);

describe("a forged access token", () => {
  it("is tried beside a true one, which opens the door", async () => {
    expect((await shop.call({ ...admin, accessToken: await sign() }, "GET", "/users")).statusCode).toBe(200);
  });

  // Lists of products are given on the token's word alone; for everything else the database is asked too.
  it.each(forgeries)("with %s is refused", async (_title, accessToken) => {
    for (const path of ["/products", "/users"]) {
      const reply = await shop.call({ ...admin, accessToken }, "GET", path);
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 401, "not_signed_in"]);
    }
  });

  it("opens none of the shop's closed calls", async () => {
    const accessToken = await sign({}, { key: otherKey });
    for (const [name, { method, path }] of closed) {
      const reply = await shop.call({ ...admin, accessToken }, method, path.replace(/:\w+/g, admin.id));
      expect([name, reply.statusCode]).toEqual([name, 401]);
    }
  });

  it("that lends a true session to another user is not believed where it matters", async () => {
    const { sid } = decodeJwt(user.accessToken);
    const accessToken = await sign({ sid });
    expect((await shop.call({ ...user, accessToken }, "GET", "/users")).statusCode).toBe(401);
  });
});
