import { afterAll, beforeAll, expect, it } from "vitest";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase, type TestDatabase } from "../testing/test-database";
import { demoPasswordWarning } from "./demo-password-warning";
import { loadDemo } from "./index";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadDemo(database.db, () => new Date());
});
afterAll(() => database.close());

const warningOn = (host: string) => demoPasswordWarning(database.db, { host });

it("warns about published passwords until both are changed, unless only this machine can reach the shop", async () => {
  for (const host of ["127.0.0.1", "localhost", "::1"]) expect(await warningOn(host)).toBeNull();
  expect(await warningOn("0.0.0.0")).toContain("published demo passwords");
  const sql = sqlOn(database.db);
  await sql`UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE email LIKE 'user@%')
    WHERE email LIKE 'admin@%'`;
  expect(await warningOn("0.0.0.0")).toContain("published demo passwords");
  await sql`DELETE FROM users WHERE email LIKE 'user@%'`;
  expect(await warningOn("0.0.0.0")).toBeNull();
});
