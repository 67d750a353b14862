import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { loadDemo } from "../demo";
import { storeUser } from "../testing/fixtures/orders";
import { sqlOn } from "../testing/plain-sql";
import { createTestDatabase } from "../testing/test-database";

const database = await createTestDatabase();
afterAll(() => database.close());
const sql = sqlOn(database.db);

/** Runs a command on the test database. */
function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", file, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });
}

it("second-factor-off names an unknown email address, and explains its usage without one", async () => {
  expect(await run("second-factor-off", "nobody@shop.example")).toEqual({
    code: 1,
    output: "There is no account with the email address nobody@shop.example.",
  });
  expect(await run("second-factor-off")).toMatchObject({
    code: 1,
    output: expect.stringContaining("Usage:"),
  });
});

it("close-demo deletes the demo accounts once the shop has another Admin", async () => {
  await loadDemo(database.db, () => new Date());
  const demoEmails = async () =>
    (await sql<{ email: string }>`SELECT email FROM users WHERE email ~ '^(admin|user)@larkwood'`).length;
  expect(await run("close-demo")).toMatchObject({
    code: 1,
    output: expect.stringContaining("npm run admin:create"),
  });
  expect(await demoEmails()).toBe(2);
  await storeUser(database.db, "owner", "Admin");
  expect(await run("close-demo")).toEqual({
    code: 0,
    output: "Deleted admin@larkwood.example and user@larkwood.example.",
  });
  expect(await demoEmails()).toBe(0);
  expect(await run("close-demo")).toEqual({ code: 0, output: "No demo account has its published password." });
});
