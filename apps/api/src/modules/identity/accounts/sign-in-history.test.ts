import { beforeEach, describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
const env = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await buildTestApp({ env });
const { call, db } = shop;
const sql = sqlOn(db);

interface Source {
  address: string;
  agent?: string;
  password?: string;
}
const signIn = ({ email }: TestUser, { address, agent = CHROME, password = TEST_PASSWORD }: Source) =>
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

describe("the sign-in history", () => {
  it("shows time, address, device and outcome to its owner", async () => {
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

  it("never shows the User-Agent text of a failed sign-in", async () => {
    await signIn(user, { address: "203.0.113.9", agent: "Call +1 555 0100 NOW", password: "a wrong one" });
    const [newest] = (await call(user, "GET", "/account/sign-ins")).json();
    expect(newest).toMatchObject({ device: "Unknown device", outcome: "wrong_password" });
  });

  it("keeps successful sign-ins visible among many failures", async () => {
    await signIn(user, { address: "203.0.113.77" });
    for (let guess = 0; guess < 25; guess += 1) {
      await signIn(user, { address: `10.3.0.${guess}`, password: "a wrong one" });
    }
    const list: { outcome: string }[] = (await call(user, "GET", "/account/sign-ins")).json();
    const count = (outcome: string) => list.filter((entry) => entry.outcome === outcome).length;
    expect([count("signed_in"), count("wrong_password")]).toEqual([2, 10]);
  });
});

describe("the new-device email", () => {
  it("is sent once per new network of an Admin, without text from the client", async () => {
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

  it("is sent to verified addresses only", async () => {
    await signIn(user, { address: "203.0.113.77" });
    expect(await mailsTo(user)).toHaveLength(0);
    await sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${user.id}, now(), now(), now())`;
    await signIn(user, { address: "203.0.113.78" });
    expect(await mailsTo(user)).toHaveLength(1);
  });

  it("is limited per mailbox", async () => {
    const admin = await shop.as("Admin");
    for (let i = 0; i < 8; i += 1) await signIn(admin, { address: `198.51.100.${i}` });
    expect(await mailsTo(admin)).toHaveLength(5);
  });

  it("is not sent without a mail server", async () => {
    const withoutMail = await buildTestApp();
    const admin = await withoutMail.as("Admin");
    const payload = { email: admin.email, password: TEST_PASSWORD };
    await withoutMail.call(null, "POST", "/signin", { payload, remoteAddress: "203.0.113.77" });
    expect(await sqlOn(withoutMail.db)`SELECT FROM mails`).toHaveLength(0);
  });
});
