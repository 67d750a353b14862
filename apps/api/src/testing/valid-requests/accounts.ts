import { newId } from "../../core/ids";
import { TEST_PASSWORD } from "../build-test-app";
import { storeUser } from "../fixtures/orders";
import { codeAt } from "../one-time-code";
import { anotherAddress, beginSecondFactor, turnOnSecondFactor } from "../second-factor";
import { type Fixtures, PEOPLE, type Requests, unique } from "./fixtures";

/** Requests about sign-in, accounts and permissions. */
export const accountsRequests = ({
  shop,
  db,
  admin,
  member,
  sql,
  stranger,
  freshAdmin,
  id,
  sessionOf,
  resetSignIn,
}: Fixtures) =>
  ({
    signIn: async () => {
      await resetSignIn();
      return { body: { email: member.email, password: TEST_PASSWORD, rememberMe: true } };
    },
    createToken: async () => {
      await resetSignIn();
      return { body: { email: member.email, password: TEST_PASSWORD } };
    },
    signUp: () => ({
      body: {
        userName: "newcomer",
        email: `${unique()}@test.example`,
        password: "long enough",
        agreeCheckbox: true,
      },
    }),
    refresh: () => ({ headers: { cookie: member.refreshCookie } }),
    signOut: () => ({ headers: { cookie: "refreshToken=unknown" } }),
    forgotPassword: () => ({ body: { email: `${unique()}@test.example` } }),
    resetPassword: async () => {
      const token = `reset-${unique()}`.padEnd(43, "x");
      await sql`INSERT INTO password_resets (user_id, hash, requested_at, expires_at)
        VALUES (${await stranger()}, sha256(${token}::bytea), now(), now() + interval '1 day')`;
      return { body: { token, newPassword: "long enough" } };
    },
    listUsers: () => ({
      query: {
        search: "test",
        role: "User",
        updatedSince: "2026-01-01T00:00:00Z",
        ids: member.id,
        sort: "email",
        limit: "5",
      },
    }),
    getUser: () => ({ params: { id: member.id } }),
    updateUser: () => ({ body: { id: member.id, ...PEOPLE }, by: member }),
    patchUser: async () => ({
      ...(await id(stranger)),
      headers: { "if-match": '"1"' },
      body: { ...PEOPLE, addressLine2: "Second floor", postCode: "0150", city: "Oslo" },
    }),
    deleteUser: async () => ({ body: { id: await stranger() } }),
    deleteUserById: () => id(stranger),
    setPermissions: async () => ({
      ...(await id(async () => (await storeUser(db, `staff-${unique()}`, "Admin")).userId)),
      body: { permissions: ["orders.read", "catalogue.write"] },
    }),
    listUserSessions: () => ({ params: { id: member.id } }),
    endUserSessions: () => id(stranger),
    listDemoAccounts: () => ({}),
    deleteDemoAccounts: () => ({}),
    listApiKeys: () => ({}),
    createApiKey: async () => {
      // The limit is a hundred.
      await sql`DELETE FROM api_keys WHERE id IN (SELECT id FROM api_keys ORDER BY id DESC OFFSET 50 FOR UPDATE SKIP LOCKED)`;
      return {
        body: { name: "ERP", permissions: ["orders.read"], expiresAt: "2090-01-01T00:00:00Z" },
      };
    },
    deleteApiKey: () =>
      id(async () => {
        const keyId = newId(new Date());
        await sql`INSERT INTO api_keys (id, user_id, name, prefix, hash, permissions, created_at)
          VALUES (${keyId}, ${admin.id}, 'ERP', 'lw_live_abcd', ${keyId}::bytea, '{orders.read}', now())`;
        return keyId;
      }),
    changePassword: async () => {
      await resetSignIn();
      return { body: { currentPassword: TEST_PASSWORD, newPassword: TEST_PASSWORD }, by: member };
    },
    listSessions: () => ({ by: member }),
    endSession: async () => ({ ...(await id(() => sessionOf(member.id))), by: member }),
    endOtherSessions: () => ({ by: member }),
    exportAccount: () => ({ by: member }),
    getSecurity: () => ({ by: member }),
    listSignIns: () => ({ by: member }),
    startSecondFactor: async () => ({ body: { password: TEST_PASSWORD }, by: await freshAdmin() }),
    confirmSecondFactor: async () => {
      const by = await freshAdmin();
      return { body: { code: codeAt(await beginSecondFactor(shop, by), shop.now) }, by };
    },
    stopSecondFactor: async () => {
      const by = await freshAdmin();
      const { recoveryCodes } = await turnOnSecondFactor(shop, by, shop.now);
      return { body: { password: TEST_PASSWORD, code: recoveryCodes[0] }, by };
    },
    resetSecondFactor: async () => {
      const colleague = await storeUser(db, `colleague-${unique()}`, "Admin");
      await sql`INSERT INTO second_factors (user_id, secret, created_at, confirmed_at)
        VALUES (${colleague.userId}, 'sealed', now(), now())`;
      return { params: { id: colleague.userId } };
    },
    sendVerification: () => ({ by: member }),
    verifyEmail: async () => {
      const token = `fuzz-${unique()}`.padEnd(43, "x");
      await sql`INSERT INTO email_verifications (user_id, hash, requested_at, expires_at)
        VALUES (${await stranger()}, sha256(${token}::bytea), now(), now() + interval '1 day')`;
      return { body: { token } };
    },
    deleteAccount: async () => ({
      body: { password: TEST_PASSWORD },
      by: await shop.as("User", anotherAddress()),
    }),
  }) satisfies Requests;
