import { beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

let shop: TestApp;
let now = new Date();
beforeAll(async () => {
  const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
  shop = await buildTestApp({ env, clock: () => now });
});

const forgot = (email: string) => shop.call(null, "POST", "/password/forgot", { payload: { email } });
const reset = (token: string) =>
  shop.call(null, "POST", "/password/reset", { payload: { token, newPassword: "a brand new one" } });
const signIn = (email: string, password: string) =>
  shop.call(null, "POST", "/signin", { payload: { email, password } });

async function newestToken(): Promise<string> {
  const [mail] = await sqlOn(shop.db)<{
    body: string;
  }>`SELECT body FROM mails WHERE kind = 'password_reset' ORDER BY id DESC LIMIT 1`;
  return /https:\/\/shop\.example\/reset-password\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}

describe("a password reset", () => {
  it("works once through the emailed link and ends every session", async () => {
    const user = await shop.as("User");
    expect((await forgot(user.email.toUpperCase())).statusCode).toBe(202);
    const token = await newestToken();
    expect((await reset(token)).statusCode).toBe(204);
    expect((await signIn(user.email, "a brand new one")).statusCode).toBe(200);
    expect((await shop.call(user, "GET", `/users/${user.id}`)).statusCode).toBe(401);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it("refuses a link from before a password change", async () => {
    const user = await shop.as("User");
    await forgot(user.email);
    const token = await newestToken();
    const payload = { currentPassword: TEST_PASSWORD, newPassword: "changed meanwhile" };
    expect((await shop.call(user, "PUT", "/account/password", { payload })).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(404);
    expect((await signIn(user.email, "changed meanwhile")).statusCode).toBe(200);
  });

  it("refuses a link that was sent to a previous email address", async () => {
    const [user, admin] = [await shop.as("User"), await shop.as("Admin")];
    await forgot(user.email);
    const token = await newestToken();
    const change = { userName: "mover", firstName: "Mo", lastName: "Ver", email: `new-${user.email}` };
    const details = { address: "1 New Street", country: "Canada", phoneNumber: "+1234567", role: "User" };
    const payload = { id: user.id, ...change, ...details, acceptedTos: true };
    expect((await shop.call(admin, "PUT", "/users", { payload })).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it("returns the same reply for an unknown address and sends nothing", async () => {
    const user = await shop.as("User");
    const known = await forgot(user.email);
    const unknown = await forgot("nobody@shop.example");
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    expect(await sqlOn(shop.db)`SELECT 1 FROM mails WHERE recipient = 'nobody@shop.example'`).toHaveLength(0);
  });

  it("sends at most one link a minute, and links expire after an hour", async () => {
    const user = await shop.as("User");
    await forgot(user.email);
    await forgot(user.email);
    expect(await sqlOn(shop.db)`SELECT 1 FROM mails WHERE recipient = ${user.email}`).toHaveLength(1);
    const token = await newestToken();
    now = new Date(now.getTime() + 3_600_001);
    expect((await reset(token)).statusCode).toBe(404);
  });

  it("never shows a link to an Admin", async () => {
    const admin = await shop.as("Admin");
    await forgot(admin.email);
    const mails = (await shop.call(admin, "GET", "/admin/mails")).body;
    expect(mails).not.toContain("token=");
  });

  it("returns 404 without a mail server", async () => {
    const withoutMail = await buildTestApp();
    const reply = await withoutMail.call(null, "POST", "/password/forgot", {
      payload: { email: "a@b.example" },
    });
    expect(reply.statusCode).toBe(404);
    expect((await withoutMail.call(null, "GET", "/shop")).json().passwordReset).toBe(false);
  });
});
