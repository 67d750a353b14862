import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

interface From {
  address: string;
  agent?: string;
  password?: string;
}
const signIn = ({ email }: TestUser, { address, agent = CHROME, password = TEST_PASSWORD }: From) =>
  call(null, "POST", "/signin", {
    payload: { email, password },
    remoteAddress: address,
    headers: { "user-agent": agent },
  });
const mailsTo = ({ email }: TestUser) =>
  sql<{
    body: string;
  }>`SELECT body FROM mails WHERE kind = 'new_device' AND recipient = ${email} ORDER BY id`;

let user: TestUser;
beforeEach(async () => {
  user = await shop.as("User");
});

describe("the list of sign-ins", () => {
  it("tells its owner when, from where and with what, and whether they got in", async () => {
    await signIn(user, { address: "203.0.113.77" });
    await signIn(user, { address: "2001:db8:1:2::77", password: "a wrong one" });
    const list = (await call(user, "GET", "/account/sign-ins")).json();
    expect(list.slice(0, 2)).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        address: "2001:db8:…",
        device: "Chrome on Linux",
        outcome: "wrong_password",
      },
      {
        id: expect.any(String),
        at: expect.any(String),
        address: "203.0.…",
        device: "Chrome on Linux",
        outcome: "signed_in",
      },
    ]);
    const other = (await call(await shop.as("User"), "GET", "/account/sign-ins")).json();
    expect(other).toHaveLength(1);
  });

  it("shows its owner no word of whoever tried", async () => {
    await signIn(user, { address: "203.0.113.9", agent: "Call +1 555 0100 NOW", password: "a wrong one" });
    const [newest] = (await call(user, "GET", "/account/sign-ins")).json();
    expect(newest).toMatchObject({ device: "Unknown device", outcome: "wrong_password" });
  });

  it("does not lose who got in to a storm of wrong guesses", async () => {
    await signIn(user, { address: "203.0.113.77" });
    for (let guess = 0; guess < 25; guess += 1) {
      await signIn(user, { address: `10.3.0.${guess}`, password: "a wrong one" });
    }
    const list: { outcome: string }[] = (await call(user, "GET", "/account/sign-ins")).json();
    const count = (outcome: string) => list.filter((entry) => entry.outcome === outcome).length;
    expect([count("signed_in"), count("wrong_password")]).toEqual([2, 10]);
  });
});

describe("a message about a new device", () => {
  it("goes to an Admin who signs in from a network for the first time, once, in the shop's own words", async () => {
    const admin = await shop.as("Admin");
    expect(await mailsTo(admin)).toHaveLength(0);
    await signIn(admin, { address: "203.0.113.77" });
    await signIn(admin, { address: "203.0.113.77" });
    const [mail, ...others] = await mailsTo(admin);
    expect(others).toEqual([]);
    expect(mail?.body).toContain("Chrome on Linux, network 203.0.…");
    await signIn(admin, { address: "203.0.113.78", agent: "Visit evil.example NOW" });
    const [, second] = await mailsTo(admin);
    expect(second?.body).toContain("Unknown device");
    expect(second?.body).not.toContain("evil");
  });

  it("goes to an address that was confirmed, and to no other", async () => {
    await signIn(user, { address: "203.0.113.77" });
    expect(await mailsTo(user)).toHaveLength(0);
    await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${user.id}, now(), now(), now())`;
    await signIn(user, { address: "203.0.113.78" });
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it("does not fill a mailbox", async () => {
    const admin = await shop.as("Admin");
    for (let i = 0; i < 8; i += 1) await signIn(admin, { address: `198.51.100.${i}` });
    expect(await mailsTo(admin)).toHaveLength(5);
  });

  it("is not written where the shop sends no mail", async () => {
    const quiet = await buildTestApp();
    const admin = await quiet.as("Admin");
    const payload = { email: admin.email, password: TEST_PASSWORD };
    await quiet.call(null, "POST", "/signin", { payload, remoteAddress: "203.0.113.77" });
    expect(await sqlOn(quiet.db)`SELECT FROM mails`).toHaveLength(0);
  });
});
