import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";
import { and, eq, isNull } from "drizzle-orm";
import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import { auditLog, refreshTokens, sessions, users } from "../../../db/schema";
import { buildTestApp, cookieOf, TEST_PASSWORD } from "../../../testing/build-test-app";

let now = new Date("2026-06-01T12:00:00Z");
const shop = await buildTestApp({ clock: () => now });
const { app, db, call } = shop;

const advance = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const signIn = (payload: object, remoteAddress = "10.0.0.1") =>
  call(null, "POST", "/signin", { payload, remoteAddress });
const refresh = (cookie: string) => call(null, "GET", "/refresh", { headers: { cookie } });

describe("signing in", () => {
  it("returns token, role, name and id, and sets the refresh cookie [B01]", async () => {
    const { email, id } = await shop.as("Admin");
    const response = await signIn({ email: email.toUpperCase(), password: TEST_PASSWORD, rememberMe: true });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      accessToken: expect.any(String),
      role: "Admin",
      userName: `test-${id}`,
      userId: id,
    });
    const { exp, iat } = decodeJwt(response.json().accessToken);
    expect((exp ?? 0) - (iat ?? 0)).toBe(ACCESS_TOKEN_TTL_MS / 1000);
    expect(response.headers["set-cookie"]).toMatch(
      /^refreshToken=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=None$/,
    );
  });

  it("omits Secure from the cookie where a browser would drop a secure one", async () => {
    const { email } = await shop.as("User");
    const payload = { email, password: TEST_PASSWORD };
    const response = await call(null, "POST", "/signin", { payload, headers: { host: "shop.lan:3000" } });
    expect(response.headers["set-cookie"]).toMatch(/^refreshToken=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("stores only a hash of the refresh token", async () => {
    const { refreshCookie } = await shop.as("User");
    const token = refreshCookie.split("=")[1] ?? "";
    const rows = await db.select().from(refreshTokens);
    expect(rows.some(({ hash }) => hash.toString("base64url") === token || hash.toString() === token)).toBe(
      false,
    );
  });

  it("returns the same error for a wrong password and an unknown email [B16]", async () => {
    const { email } = await shop.as("User");
    const wrong = await signIn({ email, password: "not the password" });
    const unknown = await signIn({ email: "nobody@test.example", password: "not the password" });
    const { requestId: _a, ...first } = wrong.json();
    const { requestId: _b, ...second } = unknown.json();
    expect(wrong.statusCode).toBe(401);
    expect(first).toEqual(second);
    expect(first).toMatchObject({ status: 401, code: "wrong_credentials", title: expect.any(String) });
  });

  it("returns the validation messages for invalid input", async () => {
    const response = await signIn({ email: "", password: "abc" });
    expect(response.statusCode).toBe(400);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json().errors).toEqual({ email: "Email is required", password: "Invalid password" });
  });

  it("throttles guesses at an account from one address, but not its owner elsewhere", async () => {
    const { email } = await shop.as("User");
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, i) => signIn({ email, password: `guess number ${i}` }, "10.6.6.6")),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);

    const right = { email, password: TEST_PASSWORD };
    const blocked = await signIn(right, "10.6.6.6");
    expect(blocked.statusCode).toBe(429);
    expect(Number(blocked.headers["retry-after"])).toBeGreaterThan(0);
    expect((await signIn(right, "10.7.7.7")).statusCode).toBe(200);
    advance(301_000);
    expect((await signIn(right, "10.6.6.6")).statusCode).toBe(200);
  });

  it("allows many successful sign-ins at once", async () => {
    const { email } = await shop.as("User");
    const all = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ email, password: TEST_PASSWORD })),
    );
    expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
  });

  it("records sign-ins and refusals in the audit log", async () => {
    const { id, email } = await shop.as("User");
    await signIn({ email, password: "not the password" });
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id);
    expect(rows.map(({ action }) => action)).toEqual(["session.open", "session.refused"]);
  });
});

describe("signing up", () => {
  const form = {
    userName: "newcomer",
    email: "New.Comer@test.example",
    password: "12345",
    agreeCheckbox: true,
  };

  it("registers a User who can sign in, and ignores a role in the body [B02]", async () => {
    const response = await call(null, "POST", "/signup", { payload: { ...form, role: "Admin" } });
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ msg: "User registered successfully" });
    const signedIn = await signIn({ email: form.email, password: form.password });
    expect(signedIn.json().role).toBe("User");
  });

  it("refuses an email that is registered in a different case", async () => {
    const response = await call(null, "POST", "/signup", {
      payload: { ...form, email: form.email.toLowerCase() },
    });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: "email_taken", msg: "This email is already registered" });
  });

  it("accepts one of many concurrent registrations of the same email", async () => {
    const payload = { ...form, email: "race@test.example" };
    const all = await Promise.all(
      Array.from({ length: 5 }, () => call(null, "POST", "/signup", { payload })),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it("stores nothing for invalid input", async () => {
    const payload = { ...form, email: "half@test.example", userName: "abc", agreeCheckbox: false };
    const response = await call(null, "POST", "/signup", { payload });
    expect(response.json().errors).toEqual({
      userName: "Username must be at least 5 characters long",
      agreeCheckbox: "Please check the box to continue",
    });
    expect(await db.select().from(users).where(eq(users.email, payload.email))).toEqual([]);
  });
});

describe("refreshing", () => {
  it("exchanges the cookie for a new token and a new cookie [B13]", async () => {
    const { refreshCookie } = await shop.as("User");
    const response = await refresh(refreshCookie);
    expect(response.statusCode).toBe(200);
    const { accessToken } = response.json();
    expect(
      (await app.inject({ url: "/api/products", headers: { authorization: `Bearer ${accessToken}` } }))
        .statusCode,
    ).toBe(200);
    expect(cookieOf(response)).not.toBe(refreshCookie);
    advance(60_000);
    expect((await refresh(cookieOf(response))).statusCode).toBe(200);
  });

  it("returns 401 without a cookie and for an unknown one", async () => {
    for (const cookie of ["", "refreshToken=made-up"]) {
      const response = await refresh(cookie);
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe("session_ended");
    }
  });

  it("serves tabs that send the same cookie concurrently", async () => {
    const { refreshCookie } = await shop.as("User");
    const replies = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshCookie)));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    advance(60_000);
    for (const reply of replies) expect((await refresh(cookieOf(reply))).statusCode).toBe(200);
  });

  it("returns one successor to concurrent requests with the same cookie", async () => {
    const { refreshCookie, id } = await shop.as("User");
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshCookie)));
    expect(new Set(replies.map(cookieOf)).size).toBe(1);
    const live = await db
      .select({ hash: refreshTokens.hash })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(and(eq(sessions.userId, id), isNull(refreshTokens.replacedAt)));
    expect(live).toHaveLength(1);
  });

  it("returns the newest cookie to a late tab within the grace period", async () => {
    const { refreshCookie } = await shop.as("User");
    const second = cookieOf(await refresh(refreshCookie));
    const third = cookieOf(await refresh(second));
    expect(cookieOf(await refresh(refreshCookie))).toBe(third);
    advance(60_000);
    expect((await refresh(third)).statusCode).toBe(200);
  });

  it("ends the session when an old cookie is reused", async () => {
    const user = await shop.as("User");
    const next = cookieOf(await refresh(user.refreshCookie));
    advance(60_000);
    expect((await refresh(user.refreshCookie)).statusCode).toBe(401);
    expect((await refresh(next)).statusCode).toBe(401);
    expect((await call(user, "GET", `/users/${user.id}`)).statusCode).toBe(401);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id));
    expect(rows.map(({ action }) => action)).toContain("session.replay");
  });

  it("ignores the cookie in requests from another origin", async () => {
    const { refreshCookie } = await shop.as("User");
    const headers = { cookie: refreshCookie, origin: "https://evil.example" };
    expect((await call(null, "GET", "/refresh", { headers })).statusCode).toBe(401);
    const sameSite = { ...headers, "sec-fetch-site": "same-origin" };
    expect(
      (await call(null, "GET", "/refresh", { headers: { ...headers, "sec-fetch-site": "cross-site" } }))
        .statusCode,
    ).toBe(401);
    expect((await call(null, "GET", "/refresh", { headers: sameSite })).statusCode).toBe(200);
    expect((await refresh(refreshCookie)).statusCode).toBe(200);
  });

  it("returns 401 after the session has expired", async () => {
    const { refreshCookie } = await shop.as("User");
    advance(31 * 86_400_000);
    expect((await refresh(refreshCookie)).statusCode).toBe(401);
  });
});

describe("signing out", () => {
  it("ends the session and clears the cookie", async () => {
    const user = await shop.as("User");
    const response = await call(user, "POST", "/signout", { headers: { cookie: user.refreshCookie } });
    expect(response.statusCode).toBe(204);
    expect(response.headers["set-cookie"]).toMatch(/^refreshToken=; Max-Age=0;/);
    expect((await refresh(user.refreshCookie)).statusCode).toBe(401);
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(session?.endedAt).not.toBeNull();
  });

  it("returns 204 when no one is signed in", async () => {
    expect((await call(null, "POST", "/signout")).statusCode).toBe(204);
  });
});

describe("access tokens", () => {
  it("are refused when expired, altered, unsigned or malformed", async () => {
    const user = await shop.as("User");
    const [head, body, signature] = user.accessToken.split(".");
    const unsigned = Buffer.from('{"alg":"none"}').toString("base64url");
    const bad = [
      `${head}.${body}.${signature?.slice(0, -4)}AAAA`,
      `${unsigned}.${body}.`,
      "x.y.z",
      "",
      "null",
    ];
    for (const accessToken of bad) {
      expect((await call({ ...user, accessToken }, "GET", "/products")).statusCode).toBe(401);
    }
    expect((await call(user, "GET", "/products")).statusCode).toBe(200);
    advance(ACCESS_TOKEN_TTL_MS);
    expect((await call(user, "GET", "/products")).json().code).toBe("not_signed_in");
  });

  it("are refused by personal endpoints after the session has expired", async () => {
    const user = await shop.as("User");
    const listSessions = () => call(user, "GET", "/account/sessions");
    const before = await listSessions();
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now.getTime() + 1_000) })
      .where(eq(sessions.userId, user.id));
    advance(1_000);
    expect([before.statusCode, (await listSessions()).statusCode]).toEqual([200, 401]);
  });
});
