import { decodeJwt } from "jose";
import { describe, expect, it } from "vitest";
import type { Transaction } from "../../../db/transaction";
import { buildTestApp, TEST_PASSWORD, type TestUser } from "../../../testing/build-test-app";
import { orderBody, storeProduct } from "../../../testing/fixtures/orders";
import { duringCall } from "../../../testing/in-flight";
import { sqlOn } from "../../../testing/plain-sql";
import { turnOnSecondFactor } from "../../../testing/second-factor";

const env = {
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://shop.example",
  SHOP_PAYMENT_METHODS: "bank_transfer",
};
const shop = await buildTestApp({ env });
const { call, db } = shop;

type Change = (tx: Transaction, user: TestUser) => Promise<unknown>;
const CHANGES = {
  password: async (tx, { id }) => {
    await sqlOn(tx)`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    await sqlOn(tx)`UPDATE users SET password_hash = 'another' WHERE id = ${id}`;
    await sqlOn(tx)`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`;
  },
  email: async (tx, { id }) => {
    await sqlOn(tx)`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    await sqlOn(tx)`UPDATE users SET email = 'moved-' || email WHERE id = ${id}`;
  },
  role: async (tx, { id }) => {
    await sqlOn(tx)`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    await sqlOn(tx)`UPDATE users SET role = 'Admin' WHERE id = ${id}`;
  },
  "second factor": async (tx, { id }) => {
    await sqlOn(tx)`SELECT FROM users WHERE id = ${id} FOR UPDATE`;
    await sqlOn(tx)`INSERT INTO second_factors (user_id, secret, created_at, confirmed_at)
      VALUES (${id}, 'sealed', now(), now())`;
    await sqlOn(tx)`UPDATE sessions SET ended_at = now() WHERE user_id = ${id}`;
  },
  deletion: (tx, { id }) => sqlOn(tx)`DELETE FROM users WHERE id = ${id}`,
} satisfies Record<string, Change>;

const signIn = ({ email }: TestUser) =>
  call(null, "POST", "/signin", { payload: { email, password: TEST_PASSWORD } });
const refresh = ({ refreshCookie }: TestUser) =>
  call(null, "GET", "/refresh", { headers: { cookie: refreshCookie } });

/** Requests a reset link and returns the call that uses it. */
async function prepareReset({ email }: TestUser) {
  await call(null, "POST", "/password/forgot", { payload: { email } });
  const [mail] = await sqlOn(db)<{ body: string }>`
    SELECT body FROM mails WHERE recipient = ${email} AND kind = 'password_reset'`;
  const token = /token=([\w-]+)/.exec(mail?.body ?? "")?.[1] ?? "";
  return () => call(null, "POST", "/password/reset", { payload: { token, newPassword: "a brand new one" } });
}

async function prepareOrder(user: TestUser) {
  const productId = await storeProduct(db, 5);
  const headers = { "idempotency-key": `order-of-${user.id}` };
  const payload = orderBody([{ productId, quantity: 1 }]);
  return () => call(user, "POST", "/orders", { headers, payload });
}

const CALLS = {
  "a sign-in": async (user: TestUser) => () => signIn(user),
  "a refresh": async (user: TestUser) => () => refresh(user),
  "a reset": prepareReset,
  "an order": prepareOrder,
};

// Status of each call when the change commits while the call is in progress.
const EXPECTED_STATUS: Record<keyof typeof CHANGES, Record<keyof typeof CALLS, number>> = {
  password: { "a sign-in": 401, "a refresh": 401, "a reset": 404, "an order": 401 },
  email: { "a sign-in": 401, "a refresh": 200, "a reset": 404, "an order": 201 },
  role: { "a sign-in": 200, "a refresh": 200, "a reset": 204, "an order": 201 },
  // A reset doesn't bypass the second factor: the next sign-in needs a code.
  "second factor": { "a sign-in": 401, "a refresh": 401, "a reset": 204, "an order": 401 },
  deletion: { "a sign-in": 401, "a refresh": 401, "a reset": 404, "an order": 401 },
};

const ENDS_SESSIONS = new Set<keyof typeof CHANGES>(["password", "second factor", "deletion"]);

const cases = Object.entries(EXPECTED_STATUS).flatMap(([change, statuses]) =>
  Object.entries(statuses).map(([request, status]) => ({ change, request, status })),
) as { change: keyof typeof CHANGES; request: keyof typeof CALLS; status: number }[];

describe("a credential change", () => {
  it.each(cases)("($change) during $request returns $status", async (testCase) => {
    const user = await shop.as("User");
    const start = await CALLS[testCase.request](user);
    const reply = await duringCall(db, (tx) => CHANGES[testCase.change](tx, user), start);
    expect(reply.statusCode).toBe(testCase.status);
    const live = await sqlOn(db)`SELECT FROM sessions WHERE user_id = ${user.id} AND ended_at IS NULL`;
    if (ENDS_SESSIONS.has(testCase.change)) expect(live).toHaveLength(0);
  });

  it("of the role appears in a token that is issued after it", async () => {
    for (const start of [signIn, refresh]) {
      const user = await shop.as("User");
      const reply = await duringCall(
        db,
        (tx) => CHANGES.role(tx, user),
        () => start(user),
      );
      expect(decodeJwt(reply.json().accessToken).role).toBe("Admin");
    }
  });
});

describe("a confirmed password", () => {
  const actions = {
    "changing it": (user: TestUser) =>
      call(user, "PUT", "/account/password", {
        payload: { currentPassword: TEST_PASSWORD, newPassword: "the one of a thief" },
      }),
    "deleting the account": (user: TestUser) =>
      call(user, "POST", "/account/delete", { payload: { password: TEST_PASSWORD } }),
  };
  it.each(Object.entries(actions))(
    "is refused when the password changes meanwhile: %s",
    async (_, action) => {
      const user = await shop.as("User");
      const reply = await duringCall(
        db,
        (tx) => CHANGES.password(tx, user),
        () => action(user),
      );
      expect(reply.statusCode).toBe(401);
      const [row] = await sqlOn(db)`SELECT password_hash AS hash FROM users WHERE id = ${user.id}`;
      expect(row).toEqual({ hash: "another" });
    },
  );
});

describe("two-step verification", () => {
  const signInWith = ({ email }: TestUser, code: string) =>
    call(null, "POST", "/signin", { payload: { email, password: TEST_PASSWORD, code } });

  it("accepts a valid code while it is being turned off", async () => {
    const admin = await shop.as("Admin");
    const { recoveryCodes } = await turnOnSecondFactor(shop, admin, new Date());
    const [code = ""] = recoveryCodes;
    const reply = await duringCall(
      db,
      (tx) => sqlOn(tx)`DELETE FROM second_factors WHERE user_id = ${admin.id}`,
      () => signInWith(admin, code),
    );
    expect(reply.statusCode).toBe(200);
  });

  it("is not turned off when the password changes meanwhile", async () => {
    const admin = await shop.as("Admin");
    const { recoveryCodes } = await turnOnSecondFactor(shop, admin, new Date());
    const payload = { password: TEST_PASSWORD, code: recoveryCodes[0] };
    const reply = await duringCall(
      db,
      (tx) => CHANGES.password(tx, admin),
      () => call(admin, "POST", "/account/second-factor/off", { payload }),
    );
    expect(reply.statusCode).toBe(401);
    expect(await sqlOn(db)`SELECT FROM second_factors WHERE user_id = ${admin.id}`).toHaveLength(1);
  });

  it("handles concurrent start, confirm and stop requests without a 5xx", async () => {
    const admin = await shop.as("Admin");
    const { recoveryCodes } = await turnOnSecondFactor(shop, admin, new Date());
    const [first = "", second = ""] = recoveryCodes;
    const off = { password: TEST_PASSWORD, code: first };
    const replies = await Promise.all([
      call(admin, "POST", "/account/second-factor/off", { payload: off }),
      call(admin, "POST", "/account/second-factor/off", { payload: off }),
      call(admin, "POST", "/account/second-factor", { payload: { password: TEST_PASSWORD } }),
      call(admin, "POST", "/account/second-factor/confirm", { payload: { code: "123456" } }),
      ...Array.from({ length: 4 }, () => signInWith(admin, second)),
      refresh(admin),
      call(admin, "PUT", "/account/password", {
        payload: { currentPassword: TEST_PASSWORD, newPassword: "a better one" },
      }),
    ]);
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500);
  });
});

describe("concurrent calls for one account", () => {
  it("return no 5xx, and at least one change succeeds", async () => {
    for (let round = 0; round < 3; round += 1) {
      const user = await shop.as("User");
      const reset = await prepareReset(user);
      const payload = { currentPassword: TEST_PASSWORD, newPassword: "a better one" };
      const replies = await Promise.all([
        call(user, "PUT", "/account/password", { payload }),
        reset(),
        call(user, "PUT", "/account/password", { payload }),
        ...Array.from({ length: 4 }, () => signIn(user)),
        ...Array.from({ length: 4 }, () => refresh(user)),
        call(user, "POST", "/signout", { headers: { cookie: user.refreshCookie } }),
      ]);
      for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500);
      expect(replies.slice(0, 3).some(({ statusCode }) => statusCode < 300)).toBe(true);
    }
  });
});
