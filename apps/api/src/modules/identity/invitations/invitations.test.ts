import type { ReceivedInvitation, StaffInvitation } from "@larkwood/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { ORDERS_ROLE, OWNER_ROLE, openStaffShop } from "../../../testing/staff-shop";

const DAY_MS = 86_400_000;
let now = new Date("2026-11-15T12:00:00Z");
const mailEnv = { SMTP_URL: "smtp://mail.example:587", PUBLIC_URL: "https://shop.example" };
const shop = await openStaffShop(() => now, mailEnv);
const { send, invite, inviteLink, join, accept, access, sql } = shop;
let owner: TestUser;
beforeAll(async () => {
  owner = await shop.as("Admin");
});

const read = (token: string) => send(null, "POST", "/invitations/read", { token });
const signIn = (email: string, password: string) =>
  send(null, "POST", "/signin", { email, password, rememberMe: true });
const listed = async () => (await send(owner, "GET", "/staff/invitations")).json<StaffInvitation[]>();
const revoke = (by: TestUser, id: string) => send(by, "DELETE", `/staff/invitations/${id}`);
const inviteByMail = (email: string) =>
  send(owner, "POST", "/staff/invitations", { email, role: ORDERS_ROLE });

describe("an invitation by a copied link", () => {
  it("is shown once, stored as a hash, and listed", async () => {
    const reply = await invite(owner, ORDERS_ROLE, "Ada@Test.example");
    expect(reply.statusCode).toBe(201);
    const { joinLink, ...invitation } = reply.json();
    expect(joinLink).toMatch(/^https:\/\/shop\.example\/join#[\w-]{43}$/);
    expect((await listed())[0]).toEqual(invitation);
    expect(invitation).toMatchObject({
      role: { name: "Orders" },
      invitedBy: { id: owner.id },
      state: "open",
    });
    const token = joinLink.split("#")[1];
    const [row] = await sql<{
      text: string;
    }>`SELECT i::text AS text FROM staff_invitations AS i WHERE id = ${invitation.id}`;
    expect(row?.text).not.toContain(token);
    expect((await send(owner, "GET", `/audit?subjectId=${invitation.id}`)).body).not.toContain(token);
    expect(await sql`SELECT FROM mails WHERE recipient = 'Ada@Test.example'`).toHaveLength(0);
  });

  it("makes an account with name and password, which has the role and nothing else", async () => {
    const { token, email, id } = await inviteLink(owner, ORDERS_ROLE);
    const received = (await read(token)).json<ReceivedInvitation>();
    expect(received).toMatchObject({ email, roleName: "Orders", hasAccount: false });
    expect((await join(token, "bert-b")).statusCode).toBe(204);
    const userId = await shop.idOf(email);
    expect(await access(userId)).toMatchObject({
      role: "Admin",
      staffRole: ORDERS_ROLE,
      permissions: ["orders.read", "orders.write"],
    });
    expect((await signIn(email, "long enough")).json()).toMatchObject({ role: "Admin", userName: "bert-b" });
    const log = (await send(owner, "GET", `/audit?subjectId=${userId}&action=invitation.accept`)).json();
    expect(log[0]).toMatchObject({ actorId: userId, after: { role: "Orders", invitedBy: owner.id } });
    expect((await listed()).map((one) => one.id)).not.toContain(id);
  });

  it("works once", async () => {
    const { token } = await inviteLink(owner, ORDERS_ROLE);
    const replies = await Promise.all([join(token, "first"), join(token, "second"), join(token, "third")]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404]);
    expect([(await join(token)).statusCode, (await read(token)).statusCode]).toEqual([404, 404]);
  });

  it("ends after seven days, when it is revoked, and when a newer one replaces it", async () => {
    const old = await inviteLink(owner, ORDERS_ROLE, "cleo@test.example");
    const { token } = await inviteLink(owner, ORDERS_ROLE, "CLEO@test.example");
    expect([(await read(old.token)).statusCode, (await read(token)).statusCode]).toEqual([404, 200]);
    now = new Date(now.getTime() + 7 * DAY_MS);
    expect((await join(token)).statusCode).toBe(404);
    owner = await shop.as("Admin");
    expect((await listed()).find(({ email }) => email === "CLEO@test.example")?.state).toBe("expired");

    const other = await inviteLink(owner, ORDERS_ROLE);
    expect((await revoke(owner, other.id)).statusCode).toBe(204);
    expect((await revoke(owner, other.id)).statusCode).toBe(404);
    expect((await join(other.token)).statusCode).toBe(404);
  });

  it("refuses guessed tokens, and a form with mistakes without using the link", async () => {
    const { token } = await inviteLink(owner, ORDERS_ROLE);
    for (const guess of ["x".repeat(43), `${token.slice(0, -1)}_`, token.toUpperCase()])
      expect((await join(guess)).statusCode).toBe(404);
    expect((await join("short")).statusCode).toBe(400);
    const bad = await send(null, "POST", "/invitations/join", { token, userName: "abc", password: "x" });
    expect(bad.json().errors).toEqual({ userName: expect.any(String), password: expect.any(String) });
    const more = {
      token,
      userName: "newcomer",
      password: "long enough",
      role: "Admin",
      email: "x@y.example",
    };
    expect((await send(null, "POST", "/invitations/join", more)).statusCode).toBe(400);
    expect((await join(token)).statusCode).toBe(204);
  });
});

describe("an invitation by email", () => {
  it("sends the link to the mailbox only, and proves the address", async () => {
    const email = "dora@test.example";
    const reply = await inviteByMail(email);
    expect(reply.json()).toMatchObject({ email, joinLink: null });
    const [mail] = await sql<{
      body: string;
    }>`SELECT body FROM mails WHERE kind = 'staff_invitation' AND recipient = ${email}`;
    const token = /https:\/\/shop\.example\/join#([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
    expect((await send(owner, "GET", "/admin/mails")).body).not.toContain(token);
    expect((await join(token, "dora-d")).statusCode).toBe(204);
    const verified =
      await sql`SELECT FROM email_verifications WHERE user_id = ${await shop.idOf(email)} AND verified_at IS NOT NULL`;
    expect(verified).toHaveLength(1);
  });

  it("is sent to a mailbox five times a day, and a refused one replaces nothing", async () => {
    const email = "full@test.example";
    for (let i = 0; i < 5; i += 1) expect((await inviteByMail(email)).statusCode).toBe(201);
    const before = (await listed()).find((one) => one.email === email);
    expect((await inviteByMail(`FULL@test.example`)).json().code).toBe("too_many_requests");
    expect((await listed()).find((one) => one.email === email)).toEqual(before);
    expect(await sql`SELECT FROM mails WHERE recipient = ${email}`).toHaveLength(5);
  });

  it("needs a mail server; without one the reply has the link", async () => {
    const quiet = await openStaffShop(() => now);
    const admin = await quiet.as("Admin");
    const body = { email: "a@b.example", role: ORDERS_ROLE };
    const refused = await quiet.send(admin, "POST", "/staff/invitations", { ...body, sendBy: "email" });
    expect(refused.json().code).toBe("mail_unavailable");
    const { joinLink } = (await quiet.send(admin, "POST", "/staff/invitations", body)).json();
    expect(joinLink).toContain("/join#");
  });
});

describe("an invitation of an address that has an account", () => {
  it("is accepted by signing in, and adds the role to the account", async () => {
    const customer = await shop.as("User");
    const { token } = await inviteLink(owner, ORDERS_ROLE, customer.email.toUpperCase());
    expect((await read(token)).json()).toMatchObject({ hasAccount: true });
    expect((await join(token)).json().code).toBe("email_taken");
    expect((await send(null, "POST", "/invitations/accept", { token })).statusCode).toBe(401);
    const stranger = await shop.as("User");
    expect((await accept(stranger, token)).statusCode).toBe(403);
    expect(await access(stranger.id)).toMatchObject({ role: "User" });
    expect((await accept(customer, token)).statusCode).toBe(204);
    expect(await access(customer.id)).toMatchObject({ role: "Admin", staffRole: ORDERS_ROLE });
    expect((await signIn(customer.email, TEST_PASSWORD)).statusCode).toBe(200);
    expect((await accept(customer, token)).statusCode).toBe(404);
  });

  it("is refused for staff, and changes no role if they joined meanwhile", async () => {
    expect((await invite(owner, ORDERS_ROLE, owner.email.toUpperCase())).json().code).toBe("already_staff");
    const customer = await shop.as("User");
    const { token } = await inviteLink(owner, ORDERS_ROLE, customer.email);
    await sql`UPDATE users SET role = 'Admin', permissions = NULL WHERE id = ${customer.id}`;
    expect((await accept(customer, token)).json().code).toBe("already_staff");
    expect(await access(customer.id)).toMatchObject({ staffRole: OWNER_ROLE });
  });

  it("is deleted with the account", async () => {
    const customer = await shop.as("User");
    const { id } = await inviteLink(owner, ORDERS_ROLE, customer.email);
    await send(owner, "DELETE", `/users/${customer.id}`);
    expect((await listed()).map((one) => one.id)).not.toContain(id);
    const log = (await send(owner, "GET", `/audit?subjectId=${id}`)).body;
    expect(log).not.toContain(customer.email);
  });
});

it("an invitation needs an email address and an existing role", async () => {
  expect((await invite(owner, ORDERS_ROLE, "nobody")).json().errors).toHaveProperty("email");
  expect((await invite(owner, "f".repeat(24))).statusCode).toBe(404);
  const { errors } = (
    await send(owner, "POST", "/staff/invitations", { email: "a@b.example", role: "" })
  ).json();
  expect(errors).toEqual({ role: "Choose a role" });
});

it("there can be a hundred invitations", async () => {
  const [{ count } = { count: 0 }] = await sql<{
    count: number;
  }>`SELECT count(*)::int AS count FROM staff_invitations`;
  await sql`
    INSERT INTO staff_invitations (id, email, role_id, hash, by_email, invited_by, created_at, expires_at)
    SELECT lpad(to_hex(i), 24, 'c'), i || '@many.example', ${ORDERS_ROLE}, sha256(i::text::bytea), false, ${owner.id}, now(), now()
    FROM generate_series(1, ${100 - count}::int) AS i`;
  expect((await invite(owner, ORDERS_ROLE)).json().code).toBe("staff_limit");
});
