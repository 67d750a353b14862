import { connectDatabase, type Database } from "../../apps/api/src/db/connection/client";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";
import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { sqlOn } from "../../apps/api/src/testing/plain-sql";
import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { newDataDir, removeDataDir, spawnShop } from "../support/shop-process";
import { freePort } from "../support/shops";
import { expect, test } from "../support/test";

test.describe("a shop whose mail server refuses", () => {
  const port = freePort();
  let dataDir: string;
  let database: Awaited<ReturnType<typeof openEmbeddedDatabase>>;
  let db: Database;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let shop: Awaited<ReturnType<typeof spawnShop>>;
  test.use({ baseURL: `http://localhost:${port}` });

  test.beforeAll(async () => {
    dataDir = newDataDir("failed-mails");
    database = await openEmbeddedDatabase({ dataDir });
    db = connectDatabase(database.url, { max: 1 });
    mail = await startMailServer();
    shop = await spawnShop(port, dataDir, {
      SMTP_URL: mail.url,
      PUBLIC_URL: `http://localhost:${port}`,
      SHOP_PAYMENT_METHODS: "bank_transfer",
    });
  });
  test.afterAll(async () => {
    await shop.stop();
    await db.close();
    await database.close();
    mail.stop();
    removeDataDir(dataDir);
  });

  test("shows an Admin the failed email, and sends it on request", async ({ page, request }) => {
    mail.refuse("550 5.2.1 This mailbox is closed");
    const { email } = await registerUser(request);
    const sql = sqlOn(db);
    const states = () => sql`SELECT state FROM jobs WHERE kind = 'mail' AND payload->>'recipient' = ${email}`;
    const failed = () =>
      sql`SELECT FROM jobs WHERE payload->>'recipient' = ${email} AND last_error IS NOT NULL`;
    await expect.poll(async () => (await failed()).length).toBe(1);
    // Skip ahead: only one attempt is left.
    await sql`UPDATE jobs SET attempts = 7, due_at = now()
      WHERE payload->>'recipient' = ${email} AND state = 'waiting'`;
    await expect.poll(states).toEqual([{ state: "dead" }]);

    const consoleErrors = watchConsole(page);
    await signIn(page, "admin");
    await page.goto("/admin/messages");
    await page.getByRole("link", { name: "Background jobs" }).click();
    await expect(page).toHaveURL("/admin/jobs");
    await page.getByRole("combobox", { name: "Status" }).selectOption("Failed");
    const row = page.getByRole("row").filter({ hasText: "Email to a customer" });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText("This mailbox is closed");
    await expectNoAxeViolations(page);

    mail.refuse("");
    await row.getByRole("button", { name: /^Send:/ }).click();
    await expect.poll(() => mail.messages.some((message) => message.includes(`<${email}>`))).toBe(true);
    await expect.poll(states).toEqual([{ state: "done" }]);
    await page.goto("/admin/jobs?status=dead");
    await expect(page.getByText("No jobs found.")).toBeVisible();
    consoleErrors.expectNone();
  });
});
