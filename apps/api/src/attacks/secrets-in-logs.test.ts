import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createLogger } from "../plugins/observability/request-log";
import { buildTestApp, cookieOf, TEST_PASSWORD } from "../testing/build-test-app";
import { sqlOn } from "../testing/plain-sql";
import { turnOnSecondFactor } from "../testing/second-factor";

let log = "";
const sink = new Writable({
  write(chunk, _encoding, done) {
    log += chunk;
    done();
  },
});
const env = { LOG_LEVEL: "trace", SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env, logger: createLogger({ logLevel: "trace" }, sink) });

/** Values that must not appear in a log, collected during the requests. */
const secrets = new Map<string, string>();
const addSecret = (name: string, value: string) => {
  expect(value, name).toMatch(/\S{5}/);
  secrets.set(name, value);
  return value;
};

async function resetToken(): Promise<string> {
  const [mail] = await sqlOn(shop.db)<{
    body: string;
  }>`SELECT body FROM mails WHERE kind = 'password_reset' ORDER BY id DESC`;
  return /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}

async function runAccountRequests(): Promise<void> {
  const user = await shop.as("User");
  addSecret("the password", TEST_PASSWORD);
  addSecret("the access token", user.accessToken);
  const cookie = user.refreshCookie;
  addSecret("the refresh token", cookie.split("=")[1] ?? "");
  const password = addSecret("a new password", "an entirely new password");
  const wrong = addSecret("a mistyped password", "almost the password");

  await shop.call(null, "POST", "/signin", { payload: { email: user.email, password: wrong } });
  await shop.call(null, "POST", "/signin", {
    payload: `{"password":"${wrong}"`,
    headers: { "content-type": "application/json" },
  });
  const changed = await shop.call(user, "PUT", "/account/password", {
    payload: { currentPassword: TEST_PASSWORD, newPassword: password },
  });
  const cookieNow = cookieOf(changed);
  addSecret("the refresh token of the new password", cookieNow.split("=")[1] ?? "");
  const refreshed = await shop.call(user, "GET", "/refresh", { headers: { cookie: cookieNow } });
  addSecret("the next access token", refreshed.json().accessToken);
  await shop.call(user, "GET", `/users/${user.id}`, { headers: { cookie } });
  await shop.call(null, "POST", "/password/forgot", { payload: { email: user.email } });
  const token = addSecret("the reset token", await resetToken());
  await shop.app.inject(`/reset-password?token=${token}`);
  await shop.app.inject(`/nowhere?accessToken=${user.accessToken}`);
  await shop.call(null, "POST", "/password/reset", { payload: { token, newPassword: password } });
  await shop.call(null, "POST", "/signup", {
    payload: { userName: "newcomer", email: "new@comer.example", password, agreeCheckbox: true },
  });
  const [verification] = await sqlOn(shop.db)<{
    body: string;
  }>`SELECT body FROM mails WHERE kind = 'verify_address' ORDER BY id DESC`;
  const confirming = addSecret(
    "the token of an address",
    /token=([\w-]+)/.exec(verification?.body ?? "")?.[1] ?? "",
  );
  await shop.app.inject(`/verify-email?token=${confirming}`);
  await shop.call(null, "POST", "/email/verify", { payload: { token: confirming } });
  await useSecondFactor();
  const [row] = await sqlOn(shop.db)<{
    hash: string;
  }>`SELECT password_hash AS hash FROM users WHERE id = ${user.id}`;
  addSecret("the hash of the password", row?.hash ?? "");
}

async function useSecondFactor(): Promise<void> {
  const admin = await shop.as("Admin");
  const { secret, recoveryCodes } = await turnOnSecondFactor(shop, admin, new Date());
  addSecret("the secret of an app", secret);
  const [code = "", other = ""] = recoveryCodes.map((printed) => addSecret(`the code ${printed}`, printed));
  const signIn = (given: string) =>
    shop.call(null, "POST", "/signin", {
      payload: { email: admin.email, password: TEST_PASSWORD, code: given },
    });
  expect((await signIn(code)).statusCode).toBe(200);
  expect((await signIn(code)).statusCode).toBe(401);
  await shop.call(admin, "POST", "/account/second-factor/off", {
    payload: { password: TEST_PASSWORD, code: other },
  });
}

async function useWebhook(): Promise<void> {
  const admin = await shop.as("Admin");
  const token = addSecret("a token in the address of a webhook", "token-of-the-receiver");
  const created = await shop.call(admin, "POST", "/admin/webhooks", {
    payload: { url: `https://localhost/${token}`, events: ["customer.created"] },
  });
  const { id, secret } = created.json<{ id: string; secret: string }>();
  addSecret("the secret of a webhook", secret);
  const tested = await shop.call(admin, "POST", `/admin/webhooks/${id}/test`);
  expect(tested.json().status).toBe("failed");
  const rotated = await shop.call(admin, "POST", `/admin/webhooks/${id}/secret`);
  addSecret("the next secret of a webhook", rotated.json<{ secret: string }>().secret);
}

const secretsIn = (text: string) =>
  [...secrets].filter(([, value]) => text.includes(value)).map(([name]) => name);

describe("the log", () => {
  it("contains every request, but no password, token, cookie or hash", async () => {
    await runAccountRequests();
    await useWebhook();
    for (const path of [
      "/api/admin/webhooks",
      "/api/signin",
      "/api/refresh",
      "/api/password/reset",
      "/reset-password",
    ]) {
      expect(log).toContain(path);
    }
    expect(secretsIn(log)).toEqual([]);
  });

  it("contains no secrets after a database failure", async () => {
    log = "";
    const user = await shop.as("User");
    addSecret("the refresh token of the second user", user.refreshCookie.split("=")[1] ?? "");
    await sqlOn(shop.db)`ALTER TABLE users RENAME TO users_away`;
    const password = addSecret("the password of a sign-up", "a password for later");
    const signUp = await shop.call(null, "POST", "/signup", {
      payload: { userName: "latecomer", email: "late@comer.example", password, agreeCheckbox: true },
    });
    const signIn = await shop.call(null, "POST", "/signin", {
      payload: { email: user.email, password: TEST_PASSWORD },
    });
    const headers = { cookie: user.refreshCookie };
    const refresh = await shop.call(null, "GET", "/refresh", { headers });
    await sqlOn(shop.db)`ALTER TABLE users_away RENAME TO users`;
    expect([signUp, signIn, refresh].map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
    expect(log).toContain("unexpected failure");
    expect(log).not.toMatch(/\$argon2|late@comer\.example/);
    expect(secretsIn(log)).toEqual([]);
  });
});
