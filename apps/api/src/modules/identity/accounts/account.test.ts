import { type DeviceSession, endpoints } from "@larkwood/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { newId } from "../../../core/ids";
import { users } from "../../../db/schema";
import { inTransaction } from "../../../db/transaction";
import { buildTestApp, cookieOf, signInAs, TEST_PASSWORD } from "../../../testing/build-test-app";
import { order, orderBody, storeProduct, storeSession } from "../../../testing/fixtures/orders";
import { sqlOn } from "../../../testing/plain-sql";
import { enqueueMail } from "../../platform/mail";

const shop = await buildTestApp();
const { app, call, db } = shop;
const run = sqlOn(db);

const signIn = (email: string, password: string) =>
  call(null, "POST", "/signin", { payload: { email, password } });

describe("changing the password", () => {
  it("accepts the new one, ends other sessions and keeps the current one", async () => {
    const user = await shop.as("User");
    const phone = await signInAs(app, user);
    const payload = { currentPassword: TEST_PASSWORD, newPassword: "a better one" };
    const response = await call(user, "PUT", "/account/password", { payload });
    expect(response.statusCode).toBe(200);
    expect(response.json().accessToken).toMatch(/^ey/);
    expect((await signIn(user.email, TEST_PASSWORD)).statusCode).toBe(401);
    expect((await signIn(user.email, "a better one")).statusCode).toBe(200);
    expect((await call(phone, "GET", "/account/sessions")).statusCode).toBe(401);
    expect((await call(user, "GET", "/account/sessions")).statusCode).toBe(200);
  });

  it("revokes all earlier refresh tokens and gives this device a new one", async () => {
    const user = await shop.as("User");
    const refresh = (cookie: string) => call(null, "GET", "/refresh", { headers: { cookie } });
    const stolen = cookieOf(await refresh(user.refreshCookie));
    const payload = { currentPassword: TEST_PASSWORD, newPassword: "a better one" };
    const own = cookieOf(await call(user, "PUT", "/account/password", { payload }));
    expect((await refresh(stolen)).statusCode).toBe(401);
    expect((await refresh(user.refreshCookie)).statusCode).toBe(401);
    expect((await refresh(own)).statusCode).toBe(200);
  });

  it("refuses a wrong current password and a new one that is too short", async () => {
    const user = await shop.as("User");
    const wrong = { currentPassword: "not the password", newPassword: "a better one" };
    expect((await call(user, "PUT", "/account/password", { payload: wrong })).json().code).toBe(
      "wrong_credentials",
    );
    const short = { currentPassword: TEST_PASSWORD, newPassword: "1234" };
    expect((await call(user, "PUT", "/account/password", { payload: short })).json().errors).toEqual({
      newPassword: "Password must be at least 5 characters long",
    });
  });

  it("throttles guesses at the current password", async () => {
    const user = await shop.as("User");
    const payload = { currentPassword: "not the password", newPassword: "a better one" };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(user, "PUT", "/account/password", { payload })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(10);
  });
});

describe("devices", () => {
  it("are listed with the current one marked, and can be signed out one by one or all at once", async () => {
    const laptop = await shop.as("User");
    const phone = await signInAs(app, laptop);
    const tablet = await signInAs(app, laptop);
    const list: DeviceSession[] = (await call(laptop, "GET", "/account/sessions")).json();
    expect(list).toHaveLength(3);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    const phoneList: DeviceSession[] = (await call(phone, "GET", "/account/sessions")).json();
    const phoneId = phoneList.find(({ current }) => current)?.id ?? "";

    expect((await call(laptop, "DELETE", `/account/sessions/${phoneId}`)).statusCode).toBe(204);
    expect((await call(phone, "GET", "/account/sessions")).statusCode).toBe(401);
    expect((await call(laptop, "DELETE", `/account/sessions/${phoneId}`)).statusCode).toBe(404);
    expect((await call(laptop, "DELETE", "/account/sessions")).statusCode).toBe(204);
    expect((await call(tablet, "GET", "/account/sessions")).statusCode).toBe(401);
    expect((await call(laptop, "GET", "/account/sessions")).json()).toHaveLength(1);
  });

  it("return 404 for another user", async () => {
    const [user, other] = [await shop.as("User"), await shop.as("User")];
    const [session] = (await call(other, "GET", "/account/sessions")).json();
    expect((await call(user, "DELETE", `/account/sessions/${session.id}`)).statusCode).toBe(404);
    expect((await call(other, "GET", "/account/sessions")).statusCode).toBe(200);
  });
});

describe("the data export", () => {
  it("contains user, devices and activity, but no secrets", async () => {
    const user = await shop.as("User");
    const response = await call(user, "GET", "/account/export");
    expect(response.headers["content-disposition"]).toContain("attachment");
    expect(response.json()).toMatchObject({
      user: { id: user.id, email: user.email },
      sessions: [{ current: true }],
      activity: [{ action: "session.open", actorId: user.id }],
      orders: [],
    });
    expect(response.body).not.toMatch(/argon2|passwordHash/);
  });

  it("contains all orders, emails and the newsletter subscription, but no link that opens the account", async () => {
    const user = await shop.as("User");
    const caller = {
      userId: user.id,
      userName: "someone",
      role: user.role,
      permissions: [],
      sessionId: await storeSession(db, user.id),
    };
    const productId = await storeProduct(db, 500, 10_50);
    const placed = [];
    for (let i = 0; i < 3; i += 1)
      placed.unshift((await order(db, caller, orderBody([{ productId, quantity: 2 }]))).id);
    await call(null, "POST", "/newsletter", { payload: { email: user.email } });
    const mail = {
      kind: "password_reset",
      recipient: user.email,
      subject: "a link",
      body: "token=secret-link",
    };
    await enqueueMail(db, mail, new Date());
    const response = await call(user, "GET", "/account/export");
    const data = endpoints.exportAccount.reply.parse(response.json());
    expect(data.orders.map(({ id }) => id)).toEqual(placed);
    expect(data.orders[0]).toMatchObject({
      total: 21,
      address: "Elm Street 5",
      events: [{ status: "PLACED" }],
    });
    expect(data.mails.map(({ kind }) => kind).sort()).toEqual(
      expect.arrayContaining(["order_placed", "password_reset"]),
    );
    expect(data.newsletterSince).toEqual(expect.any(String));
    expect(response.body).not.toContain("secret-link");
  });

  it("contains the link to the wishlist, the wish for its emails, and votes for reviews", async () => {
    const user = await shop.as("User");
    const [author, productId] = [await shop.as("User"), await storeProduct(db, 5)];
    const reviewId = newId(new Date());
    await run`
      INSERT INTO reviews (id, product_id, user_id, author, stars, title, text, state, created_at)
      VALUES (${reviewId}, ${productId}, ${author.id}, 'Ada', 5, 'Good', 'Very good.', 'published', now())`;
    await run`INSERT INTO review_votes VALUES (${reviewId}, ${user.id})`;
    await run`INSERT INTO wishlist_consents VALUES (${user.id}, '2026-11-19T10:00:00Z')`;
    await run`INSERT INTO wishlist_links VALUES (${user.id}, 'a-token', '2026-11-19T11:00:00Z')`;
    expect((await call(user, "GET", "/account/export")).json()).toMatchObject({
      wishlistLink: { token: "a-token", since: "2026-11-19T11:00:00.000Z" },
      wishlistEmailsSince: "2026-11-19T10:00:00.000Z",
      helpfulReviews: [reviewId],
    });
  });
});

describe("the rate limit of the data export", () => {
  it("is twenty a minute per address", async () => {
    const user = await shop.as("User");
    const exportData = () => call(user, "GET", "/account/export", { remoteAddress: "203.0.113.7" });
    for (let i = 0; i < 20; i += 1) expect((await exportData()).statusCode).toBe(200);
    expect((await exportData()).statusCode).toBe(429);
  });
});

describe("the data export of an unverified address", () => {
  it("omits what the address received before registration until it is verified", async () => {
    const email = "reader@letters.example";
    await call(null, "POST", "/newsletter", { payload: { email } });
    const payload = { email, password: TEST_PASSWORD, userName: "stranger", agreeCheckbox: true };
    expect((await call(null, "POST", "/signup", { payload })).statusCode).toBe(201);
    const { accessToken, userId } = (await signIn(email, TEST_PASSWORD)).json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const exported = async () => (await call(null, "GET", "/account/export", { headers })).json();
    expect(await exported()).toMatchObject({ newsletterSince: null, mails: [] });
    await db.execute(sql`INSERT INTO email_verifications (user_id, requested_at, expires_at, verified_at)
      VALUES (${userId}, now(), now(), now())`);
    expect(await exported()).toMatchObject({
      newsletterSince: expect.any(String),
      mails: [{ kind: "newsletter_confirmation" }],
    });
  });
});

describe("deleting my account", () => {
  it("needs the password, and deletes the user and every session", async () => {
    const user = await shop.as("User");
    const refused = await call(user, "POST", "/account/delete", {
      payload: { password: "not the password" },
    });
    expect(refused.statusCode).toBe(401);
    const deleted = await call(user, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } });
    expect(deleted.statusCode).toBe(204);
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect((await signIn(user.email, TEST_PASSWORD)).statusCode).toBe(401);
    expect((await call(user, "GET", "/account/sessions")).statusCode).toBe(401);
  });

  it("keeps audit entries without personal data and removes the email address everywhere", async () => {
    const [user, admin] = [await shop.as("User"), await shop.as("Admin")];
    const personalData = { firstName: "Wilhelmina", lastName: "Quist", userName: "mina-quist" };
    await call(user, "PUT", "/users", { payload: { id: user.id, ...personalData, acceptedTos: true } });
    await call(admin, "PUT", "/users", {
      payload: {
        id: user.id,
        ...personalData,
        role: "User",
        email: user.email,
        address: "Hidden Lane 77",
        country: "Norway",
        phoneNumber: "+4712345678",
        acceptedTos: true,
      },
    });
    await signIn(user.email, "not the password");
    await call(null, "POST", "/newsletter", { payload: { email: user.email } });
    const auditRows = async () =>
      JSON.stringify(
        (
          await db.execute(
            sql`SELECT * FROM audit_log WHERE actor_id = ${user.id} OR subject_id = ${user.id}`,
          )
        ).rows,
      );
    expect(await auditRows()).toMatch(/Quist/);
    expect(await auditRows()).toContain(user.email);
    const actions = (text: string) => [...text.matchAll(/"action":"([\w.]+)"/g)].map(([, action]) => action);
    const before = actions(await auditRows());

    expect(
      (await call(user, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } })).statusCode,
    ).toBe(204);
    const after = await auditRows();
    expect(actions(after).sort()).toEqual([...before, "user.delete"].sort());
    expect(after).not.toMatch(/Quist|Wilhelmina|mina-quist|Hidden Lane|\+4712345678|127\.0\.0\.1/);
    expect(after).not.toContain(user.email);
    for (const table of ["newsletter_subscribers", "sign_in_failures", "mails"]) {
      const { rows } = await db.execute(sql.raw(`SELECT * FROM ${table}`));
      expect([table, JSON.stringify(rows).includes(user.email)]).toEqual([table, false]);
    }
    await expect(db.execute(sql`UPDATE audit_log SET actor_name = 'x'`)).rejects.toThrow();
    await expect(
      inTransaction(db, async (tx) => {
        await tx.execute(sql`SELECT set_config('larkwood.erasing', 'on', true)`);
        await tx.execute(sql`UPDATE audit_log SET action = 'x'`);
      }),
    ).rejects.toThrow();
  });
});
