import { connectDatabase } from "../../apps/api/src/db/connection/client";
import { openEmbeddedDatabase } from "../../apps/api/src/db/embedded";
import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { sqlOn } from "../../apps/api/src/testing/plain-sql";
import { registerUser, signIn, signInByForm } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { findMailLink } from "../support/mail-links";
import { openOwnShop } from "../support/own-shop";
import { expect, test } from "../support/test";

// All tests share one shop with a mail server.
test.describe.configure({ mode: "default" });
let mail: Awaited<ReturnType<typeof startMailServer>>;
const own = openOwnShop("mail", async (url) => {
  mail = await startMailServer();
  return { SHOP_PAYMENT_METHODS: "bank_transfer", SMTP_URL: mail.url, PUBLIC_URL: url };
});
test.afterAll(() => mail.stop());

test("a new user confirms the email address with a link", { tag: "@long" }, async ({ page, request }) => {
  const account = await registerUser(request);
  await signInByForm(page, account);
  await page.goto("/settings");
  const section = page.getByRole("region", { name: "Email" });
  await expect(section).toContainText("Your email address isn't confirmed yet.");
  await section.getByRole("button", { name: "Send the link again" }).click();
  await expect(section.getByRole("status")).toContainText("Check your inbox");
  await expectNoAxeViolations(page);

  await page.goto(await findMailLink(mail, "verify-email"));
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByText("Thanks, your email address is confirmed.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("region", { name: "Devices" })).toBeVisible();
  await expect(section).toBeHidden();
});

test("a forgotten password is reset with a link that works once", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const account = await registerUser(request);
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator("input[name=email]").fill(account.email);
  await page.getByRole("button", { name: "Send me a link" }).click();
  const link = await findMailLink(mail, "reset-password");
  const password = "a-new-and-better-one";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "New Password" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signInByForm(page, { ...account, password });

  await page.goto(link);
  await page.locator("input[type=password]").fill("yet-another-one");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await signInByForm(page, { ...account, password });
});

test("an Admin sees an email that the mail server refused, and sends it again", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const database = await openEmbeddedDatabase({ dataDir: own.dataDir });
  const db = connectDatabase(database.url, { max: 1 });
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
  await page.goto("/admin/emails");
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
  await db.close();
  await database.close();
});
