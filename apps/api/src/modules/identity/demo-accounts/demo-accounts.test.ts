import { afterEach, expect, it } from "vitest";
import { loadDemo } from "../../../demo";
import { buildTestApp } from "../../../testing/build-test-app";
import { sqlOn } from "../../../testing/plain-sql";
import { demoAccounts } from "./demo-accounts";
import { describeOpenDemoAccounts } from "./describe-open-accounts";

const shop = await buildTestApp();
const { db, call } = shop;
const sql = sqlOn(db);
afterEach(() => sql`TRUNCATE users, products, collections CASCADE`);

const emails = demoAccounts.map(({ email }) => email);
const [adminEmail, userEmail] = emails;
const loadShop = () => loadDemo(db, () => new Date());
const warningOn = async (host: string) => (await describeOpenDemoAccounts(db, { host })).warning;

async function signIn(email: string) {
  const { password } = demoAccounts.find((account) => account.email === email) ?? {};
  const reply = await call(null, "POST", "/signin", { payload: { email, password } });
  return { status: reply.statusCode, accessToken: reply.json().accessToken as string };
}

it("warns about published passwords until both are changed, unless only this machine can reach the shop", async () => {
  await loadShop();
  for (const host of ["127.0.0.1", "localhost", "::1"]) expect(await warningOn(host)).toBeNull();
  expect(await warningOn("0.0.0.0")).toContain("published demo passwords");
  await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email LIKE 'user@%')
    WHERE email LIKE 'admin@%'`;
  expect(await warningOn("0.0.0.0")).toContain("published demo passwords");
  await sql`DELETE FROM users WHERE email LIKE 'user@%'`;
  expect(await warningOn("0.0.0.0")).toBeNull();
});

it("an Admin sees and deletes the accounts with published passwords, and nobody can sign in with them", async () => {
  await loadShop();
  const owner = await shop.as("Admin");
  const list = async () => (await call(owner, "GET", "/admin/demo-accounts")).json();
  expect(await list()).toEqual({ emails });
  expect((await describeOpenDemoAccounts(db, { host: "0.0.0.0" })).lines).toEqual([
    "  Admin: admin@larkwood.example / larkwood-admin",
    "  User: user@larkwood.example / larkwood-user",
  ]);
  expect((await signIn(adminEmail ?? "")).status).toBe(200);
  expect((await call(owner, "DELETE", "/admin/demo-accounts")).statusCode).toBe(204);
  expect(await list()).toEqual({ emails: [] });
  for (const email of emails) expect((await signIn(email)).status).toBe(401);
  expect((await describeOpenDemoAccounts(db, { host: "0.0.0.0" })).lines).toEqual([]);
  expect((await call(owner, "DELETE", "/admin/demo-accounts")).statusCode).toBe(204);
});

it("an account whose password was changed is not deleted", async () => {
  await loadShop();
  const owner = await shop.as("Admin");
  await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE id = ${owner.id})
    WHERE email = ${adminEmail}`;
  expect((await call(owner, "DELETE", "/admin/demo-accounts")).statusCode).toBe(204);
  expect(await sql`SELECT email FROM users WHERE email IN (${adminEmail}, ${userEmail})`).toEqual([
    { email: adminEmail },
  ]);
});

it("nothing is deleted while the demo Admin is the only one", async () => {
  await loadShop();
  const demoAdmin = { ...(await shop.as("User")), ...(await signIn(adminEmail ?? "")) };
  const reply = await call(demoAdmin, "DELETE", "/admin/demo-accounts");
  expect([reply.statusCode, reply.json().code]).toEqual([409, "last_admin"]);
  expect((await signIn(userEmail ?? "")).status).toBe(200);
});

it("an Admin with fewer permissions than the demo Admin can't delete it", async () => {
  await loadShop();
  const limited = await shop.as("Admin");
  await sql`UPDATE users SET permissions = '{customers.write,staff.write}' WHERE id = ${limited.id}`;
  expect((await call(limited, "DELETE", "/admin/demo-accounts")).statusCode).toBe(403);
  expect((await signIn(userEmail ?? "")).status).toBe(200);
  const reader = await shop.as("Admin");
  await sql`UPDATE users SET permissions = '{customers.read}' WHERE id = ${reader.id}`;
  for (const method of ["GET", "DELETE"] as const)
    expect((await call(reader, method, "/admin/demo-accounts")).statusCode).toBe(403);
});
