import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, signInAs, type TestUser } from "../../../testing/build-test-app";
import { duringCall } from "../../../testing/in-flight";
import { sqlOn } from "../../../testing/plain-sql";

const PASSWORD = "correct horse";
let now = new Date("2026-11-15T12:00:00Z");
const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env, clock: () => now });
const { call, db } = shop;
const sql = sqlOn(db);

let count = 0;
let user: TestUser;
beforeEach(async () => {
  count += 1;
  now = new Date(now.getTime() + 2 * 86_400_000);
  const email = `newcomer-${count}@test.example`;
  const payload = { userName: "newcomer", email, password: PASSWORD, agreeCheckbox: true };
  expect((await call(null, "POST", "/signup", { payload })).statusCode).toBe(201);
  const [row] = await sql<{ id: string }>`SELECT id FROM users WHERE email = ${email}`;
  user = await signInAs(shop.app, { id: row?.id ?? "", email, role: "User" });
});

const mails = ({ email }: TestUser) =>
  sql<{
    body: string;
  }>`SELECT body FROM mails WHERE kind = 'verify_address' AND recipient = ${email} ORDER BY id`;
async function newestToken(of: TestUser): Promise<string> {
  const [mail] = (await mails(of)).slice(-1);
  return /https:\/\/shop\.example\/verify-email\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
}
const verify = (token: string) => call(null, "POST", "/email/verify", { payload: { token } });
const isVerified = async (of: TestUser) => (await call(of, "GET", "/account/security")).json().emailVerified;

describe("a new address", () => {
  it("is verified by an emailed link that works once", async () => {
    expect(await isVerified(user)).toBe(false);
    const token = await newestToken(user);
    expect((await verify(token)).statusCode).toBe(204);
    expect(await isVerified(user)).toBe(true);
    expect((await verify(token)).statusCode).toBe(404);
    expect((await verify("x".repeat(43))).statusCode).toBe(404);
    const log = await sql`SELECT FROM audit_log WHERE action = 'user.verify' AND subject_id = ${user.id}`;
    expect(log).toHaveLength(1);
  });

  it("can get a new link once a minute and three times a day, which invalidates the old one", async () => {
    const send = () => call(user, "POST", "/account/verification");
    const first = await newestToken(user);
    expect((await send()).statusCode).toBe(204);
    expect(await mails(user)).toHaveLength(1);
    for (let i = 0; i < 5; i += 1) {
      now = new Date(now.getTime() + 61_000);
      await send();
    }
    expect(await mails(user)).toHaveLength(3);
    expect((await verify(first)).statusCode).toBe(404);
    expect((await verify(await newestToken(user))).statusCode).toBe(204);
  });

  it("is not verified by a link that is a week old", async () => {
    const token = await newestToken(user);
    now = new Date(now.getTime() + 7 * 86_400_000);
    expect((await verify(token)).statusCode).toBe(404);
  });

  it("is also verified by a password reset link", async () => {
    await call(null, "POST", "/password/forgot", { payload: { email: user.email } });
    const [mail] = await sql<{ body: string }>`
      SELECT body FROM mails WHERE kind = 'password_reset' AND recipient = ${user.email}`;
    const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    await call(null, "POST", "/password/reset", { payload: { token, newPassword: PASSWORD } });
    expect(await isVerified(await signInAs(shop.app, user))).toBe(true);
  });

  it("keeps the link hidden from Admins who read the shop's emails", async () => {
    const list: { kind: string; body: string }[] = (
      await call(await shop.as("Admin"), "GET", "/admin/mails")
    ).json();
    const links = list.filter(({ kind }) => kind === "verify_address");
    expect(links.length).toBeGreaterThan(0);
    for (const { body } of links) expect(body).not.toContain("token=");
  });
});

describe("a changed address", () => {
  it("must be verified again, and a link to the old address is refused", async () => {
    const token = await newestToken(user);
    await sql`UPDATE users SET email = 'moved-' || email WHERE id = ${user.id}`;
    expect((await verify(token)).statusCode).toBe(404);
    expect(await isVerified(user)).toBe(false);
  });

  it("is not verified by a link that is opened during the change", async () => {
    const token = await newestToken(user);
    const reply = await duringCall(
      db,
      (tx) => sqlOn(tx)`UPDATE users SET email = 'moved-' || email WHERE id = ${user.id}`,
      () => verify(token),
    );
    expect(reply.statusCode).toBe(404);
    expect(await isVerified(user)).toBe(false);
  });
});

it("a shop without a mail server sends no link and returns 404", async () => {
  const withoutMail = await buildTestApp();
  const someone = await withoutMail.as("User");
  const payload = {
    userName: "newcomer",
    email: "new@test.example",
    password: PASSWORD,
    agreeCheckbox: true,
  };
  await withoutMail.call(null, "POST", "/signup", { payload });
  expect(await sqlOn(withoutMail.db)`SELECT FROM mails`).toHaveLength(0);
  expect((await withoutMail.call(someone, "POST", "/account/verification")).statusCode).toBe(404);
  expect((await withoutMail.call(someone, "GET", "/account/security")).json().emailVerified).toBeNull();
});
