import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, signInAs, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { codeAt } from "../../../testing/one-time-code";
import { sqlOn } from "../../../testing/plain-sql";
import { beginSecondFactor, turnOnSecondFactor } from "../../../testing/second-factor";

const STEP_MS = 30_000;
let now = new Date("2026-11-15T12:00:10Z");
const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env, clock: () => now });
const { call, db } = shop;
const sql = sqlOn(db);

let count = 0;
/** A new network each time, so that only limits by account apply. */
const newAddress = () => {
  count += 1;
  return `10.7.${count >> 8}.${count & 255}`;
};
const advance = (ms = STEP_MS) => {
  now = new Date(now.getTime() + ms);
};
const signIn = ({ email }: TestUser, code?: string, password = TEST_PASSWORD) =>
  call(null, "POST", "/signin", { payload: { email, password, code }, remoteAddress: newAddress() });
const codeOf = (secret: string) => codeAt(secret, now);
const wrongCodeOf = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, "0");
const outcome = ({ statusCode, json }: Awaited<ReturnType<typeof signIn>>) =>
  statusCode === 200 ? 200 : json().code;

let admin: TestUser;
beforeEach(async () => {
  advance(10 * STEP_MS);
  admin = await shop.as("Admin");
});

describe("two-step verification that is off", () => {
  it("needs no code and ignores one", async () => {
    expect(outcome(await signIn(admin))).toBe(200);
    expect(outcome(await signIn(admin, "123456"))).toBe(200);
    const { secondFactor } = (await call(admin, "GET", "/account/security")).json();
    expect(secondFactor).toEqual({ available: true, since: null, recoveryCodesLeft: 0 });
  });

  it("can be started with the password, by Admins only", async () => {
    const begin = (caller: TestUser, password: string) =>
      call(caller, "POST", "/account/second-factor", { payload: { password } });
    expect((await begin(admin, "not the password")).json().code).toBe("wrong_credentials");
    const user = await shop.as("User");
    expect((await begin(user, TEST_PASSWORD)).statusCode).toBe(403);
    expect((await call(user, "GET", "/account/security")).json().secondFactor.available).toBe(false);
    const { secret, uri } = (await begin(admin, TEST_PASSWORD)).json();
    expect(uri).toBe(
      `otpauth://totp/Larkwood:${encodeURIComponent(admin.email)}?secret=${secret}&issuer=Larkwood`,
    );
  });

  it("stays off until a first code is confirmed within 15 minutes", async () => {
    const secret = await beginSecondFactor(shop, admin);
    expect(outcome(await signIn(admin))).toBe(200);
    const confirm = (code: string) =>
      call(admin, "POST", "/account/second-factor/confirm", { payload: { code } });
    const refused = await confirm(wrongCodeOf(secret));
    expect([refused.statusCode, refused.json().errors.code]).toEqual([
      400,
      "This code is incorrect or was already used",
    ]);
    expect((await confirm("abcd-efgh-jkmn-pqrs")).statusCode).toBe(400);
    advance(16 * 60_000);
    admin = await signInAs(shop.app, admin);
    expect((await confirm(codeOf(secret))).statusCode).toBe(404);
    expect(outcome(await signIn(admin))).toBe(200);
  });

  it("must be started again after five wrong codes", async () => {
    const secret = await beginSecondFactor(shop, admin);
    const confirm = (code: string) =>
      call(admin, "POST", "/account/second-factor/confirm", { payload: { code } });
    for (let guess = 0; guess < 5; guess += 1)
      expect((await confirm(wrongCodeOf(secret))).statusCode).toBe(400);
    expect((await confirm(codeOf(secret))).statusCode).toBe(404);
    expect((await confirm(codeOf(await beginSecondFactor(shop, admin)))).statusCode).toBe(200);
  });
});

describe("two-step verification that is on", () => {
  it("asks for a code after the right password only, and opens no session without one", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    expect(outcome(await signIn(admin, undefined, "not the password"))).toBe("wrong_credentials");
    const withoutCode = await signIn(admin);
    expect([withoutCode.statusCode, withoutCode.json().code, withoutCode.cookies]).toEqual([
      401,
      "code_required",
      [],
    ]);
    expect(withoutCode.headers["content-type"]).toContain("application/problem+json");
    advance();
    expect(outcome(await signIn(admin, codeOf(secret), "not the password"))).toBe("wrong_credentials");
    expect(outcome(await signIn(admin, wrongCodeOf(secret)))).toBe("wrong_code");
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe(200);
  });

  it("ends sessions that were opened with the password only", async () => {
    const other = await signIn(admin);
    await turnOnSecondFactor(shop, admin, now);
    const headers = { authorization: `Bearer ${other.json().accessToken}` };
    expect((await call(null, "GET", "/account/security", { headers })).statusCode).toBe(401);
    const { secondFactor } = (await call(admin, "GET", "/account/security")).json();
    expect(secondFactor).toEqual({ available: true, since: now.toISOString(), recoveryCodesLeft: 10 });
  });

  it("accepts a code once, with or without spaces, and none older than the last used one", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    // The code that turned it on was already used.
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe("wrong_code");
    const early = codeAt(secret, new Date(now.getTime() + STEP_MS));
    advance();
    advance();
    const code = codeOf(secret);
    expect(outcome(await signIn(admin, ` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe(200);
    expect(outcome(await signIn(admin, code))).toBe("wrong_code");
    expect(outcome(await signIn(admin, early))).toBe("wrong_code");
  });

  it("accepts codes of the previous and next time step only", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    advance(10 * STEP_MS);
    const at = (steps: number) => codeAt(secret, new Date(now.getTime() + steps * STEP_MS));
    expect(outcome(await signIn(admin, at(-2)))).toBe("wrong_code");
    expect(outcome(await signIn(admin, at(2)))).toBe("wrong_code");
    expect(outcome(await signIn(admin, at(-1)))).toBe(200);
    expect(outcome(await signIn(admin, at(1)))).toBe(200);
  });

  it("accepts each recovery code once", async () => {
    const { recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = recoveryCodes;
    expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
    expect(outcome(await signIn(admin, first))).toBe(200);
    expect(outcome(await signIn(admin, first))).toBe("wrong_code");
    expect(outcome(await signIn(admin, second.toUpperCase().replaceAll("-", " ")))).toBe(200);
    const { secondFactor } = (await call(admin, "GET", "/account/security")).json();
    expect(secondFactor.recoveryCodesLeft).toBe(8);
  });

  it("accepts one of many concurrent requests with the same code, across two processes", async () => {
    const another = await shop.another();
    const { secret, recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    advance();
    for (const code of [codeOf(secret), recoveryCodes[0]]) {
      const send = (to: typeof another) => {
        const payload = { email: admin.email, password: TEST_PASSWORD, code };
        return to.inject({ method: "POST", url: "/api/signin", payload, remoteAddress: newAddress() });
      };
      const replies = await Promise.all([shop.app, another, shop.app, another].map(send));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401]);
    }
  });

  it("is not bypassed by a password reset", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    await call(null, "POST", "/password/forgot", { payload: { email: admin.email } });
    const [mail] = await sql<{ body: string }>`
      SELECT body FROM mails WHERE recipient = ${admin.email} AND kind = 'password_reset'`;
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    const payload = { token, newPassword: "quite another one" };
    expect((await call(null, "POST", "/password/reset", { payload })).statusCode).toBe(204);
    advance();
    expect(outcome(await signIn(admin, undefined, "quite another one"))).toBe("code_required");
    expect(outcome(await signIn(admin, codeOf(secret), "quite another one"))).toBe(200);
  });

  it("cannot be started again while it is on", async () => {
    await turnOnSecondFactor(shop, admin, now);
    const again = await call(admin, "POST", "/account/second-factor", {
      payload: { password: TEST_PASSWORD },
    });
    expect(again.json().code).toBe("second_factor_on");
    const confirmed = await call(admin, "POST", "/account/second-factor/confirm", {
      payload: { code: "123456" },
    });
    expect(confirmed.json().code).toBe("second_factor_on");
  });
});

describe("wrong codes", () => {
  it("cause a wait after five, from any network and even for a right code", async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    advance();
    for (let guess = 0; guess < 5; guess += 1)
      expect(outcome(await signIn(admin, wrongCodeOf(secret)))).toBe("wrong_code");
    expect(outcome(await signIn(admin, wrongCodeOf(secret)))).toBe("wrong_code");
    const refused = await signIn(admin, codeOf(secret));
    expect([outcome(refused), refused.headers["retry-after"]]).toEqual(["too_many_requests", "2"]);
    // A recovery code still works, and it ends the wait.
    expect(outcome(await signIn(admin, recoveryCodes[0]))).toBe(200);
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe(200);
  });

  it("cause longer waits, up to an hour", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    for (let guess = 0; guess < 20; guess += 1) {
      advance(3_601_000);
      expect(outcome(await signIn(admin, wrongCodeOf(secret)))).toBe("wrong_code");
    }
    advance(3_500_000);
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe("too_many_requests");
    advance(101_000);
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe(200);
  });

  it("count as failed sign-ins, and a sign-in without a code does not reset them", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    advance();
    const fromHere = (code?: string) =>
      call(null, "POST", "/signin", {
        payload: { email: admin.email, password: TEST_PASSWORD, code },
        remoteAddress: "10.200.0.1",
      });
    for (let guess = 0; guess < 5; guess += 1) {
      expect(outcome(await fromHere(wrongCodeOf(secret)))).toBe("wrong_code");
      if (guess < 4) expect(outcome(await fromHere())).toBe("code_required");
    }
    expect(outcome(await fromHere())).toBe("too_many_requests");
  });
});

describe("turning two-step verification off", () => {
  const stop = (user: TestUser, password: string, code: string) =>
    call(user, "POST", "/account/second-factor/off", { payload: { password, code } });

  it("needs the password and a code", async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    advance();
    expect((await stop(admin, "not the password", codeOf(secret))).json().code).toBe("wrong_credentials");
    expect((await stop(admin, TEST_PASSWORD, wrongCodeOf(secret))).json().errors).toHaveProperty("code");
    expect((await stop(admin, TEST_PASSWORD, codeOf(secret))).statusCode).toBe(204);
    expect(outcome(await signIn(admin))).toBe(200);
    expect((await stop(admin, TEST_PASSWORD, recoveryCodes[1] ?? "")).statusCode).toBe(404);
    expect(await sql`SELECT FROM recovery_codes WHERE user_id = ${admin.id}`).toHaveLength(0);
  });

  it("causes a wait after too many wrong codes, as sign-in does", async () => {
    const { secret } = await turnOnSecondFactor(shop, admin, now);
    advance();
    for (let guess = 0; guess < 6; guess += 1) {
      expect((await stop(admin, TEST_PASSWORD, wrongCodeOf(secret))).statusCode).toBe(400);
    }
    expect((await stop(admin, TEST_PASSWORD, codeOf(secret))).statusCode).toBe(429);
    expect(outcome(await signIn(admin, codeOf(secret)))).toBe("too_many_requests");
  });

  it("is possible for a colleague with the staff permission, with an audit entry and an email", async () => {
    await turnOnSecondFactor(shop, admin, now);
    const reset = (actor: TestUser) => call(actor, "DELETE", `/users/${admin.id}/second-factor`);
    const [owner, limited] = [await shop.as("Admin"), await shop.as("Admin")];
    const permissions = ["customers.read", "customers.write"];
    await call(owner, "PUT", `/users/${limited.id}/permissions`, { payload: { permissions } });
    expect((await reset(limited)).statusCode).toBe(403);
    // Otherwise a stolen session could turn off its owner's second factor.
    expect((await reset(admin)).statusCode).toBe(403);
    expect(outcome(await signIn(admin))).toBe("code_required");
    expect((await reset(owner)).statusCode).toBe(204);
    expect((await reset(owner)).statusCode).toBe(404);
    expect(outcome(await signIn(admin))).toBe(200);
    const log = await sql`
      SELECT actor_id AS by FROM audit_log WHERE action = 'second-factor.reset' AND subject_id = ${admin.id}`;
    expect(log).toEqual([{ by: owner.id }]);
    const mails =
      await sql`SELECT FROM mails WHERE kind = 'second_factor_reset' AND recipient = ${admin.email}`;
    expect(mails).toHaveLength(1);
  });

  it("is refused for a colleague with more permissions", async () => {
    await turnOnSecondFactor(shop, admin, now);
    const [owner, limited] = [await shop.as("Admin"), await shop.as("Admin")];
    await call(owner, "PUT", `/users/${limited.id}/permissions`, {
      payload: { permissions: ["staff.write"] },
    });
    expect((await call(limited, "DELETE", `/users/${admin.id}/second-factor`)).statusCode).toBe(403);
  });
});

describe("the secret", () => {
  it("appears in no table, reply or email after setup; recovery codes are stored as hashes", async () => {
    const { secret, recoveryCodes } = await turnOnSecondFactor(shop, admin, now);
    advance();
    await signIn(admin, codeOf(secret));
    const owner = await shop.as("Admin");
    const replies = await Promise.all(
      [
        "/account/security",
        "/account/export",
        "/account/sign-ins",
        `/users/${admin.id}`,
        "/audit",
        "/admin/mails",
      ].map((path) => call(path.startsWith("/account") ? admin : owner, "GET", path)),
    );
    for (const { statusCode } of replies) expect(statusCode).toBe(200);
    const [stored] = await sql<{ all: string }>`
      SELECT (SELECT string_agg(t::text, '') FROM second_factors AS t) || (SELECT string_agg(t::text, '') FROM recovery_codes AS t)
        || (SELECT string_agg(t::text, '') FROM audit_log AS t) AS all`;
    const everything = [stored?.all ?? "", ...replies.map(({ body }) => body)].join("");
    const hex = Buffer.from(secret).toString("hex");
    for (const part of [
      secret,
      hex,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replaceAll("-", "")),
    ]) {
      expect(everything).not.toContain(part);
    }
    expect((await call(admin, "GET", "/account/export")).json().security.secondFactor.since).not.toBeNull();
  });
});
