import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { registerUser, signInByForm } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { findMailLink } from "../support/mail-links";
import { newDataDir, removeDataDir, spawnShop } from "../support/shop-process";
import { freePort } from "../support/shops";
import { expect, test } from "../support/test";

test.describe("a shop that sends mail", () => {
  const port = freePort();
  let dataDir: string;
  let mail: Awaited<ReturnType<typeof startMailServer>>;
  let shop: Awaited<ReturnType<typeof spawnShop>>;
  test.use({ baseURL: `http://localhost:${port}` });

  test.beforeAll(async () => {
    dataDir = newDataDir("mail");
    mail = await startMailServer();
    shop = await spawnShop(port, dataDir, { SMTP_URL: mail.url, PUBLIC_URL: `http://localhost:${port}` });
  });
  test.afterAll(async () => {
    await shop.stop();
    mail.stop();
    removeDataDir(dataDir);
  });

  test("asks new users to confirm their email address with a link", async ({ page, request }) => {
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

  test("lets users reset a forgotten password with a link that works once", async ({ page, request }) => {
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
});

test("a shop without mail has no pages to reset a password or confirm an email address", async ({ page }) => {
  const token = "x".repeat(43);
  for (const path of [`/reset-password?token=${token}`, `/verify-email?token=${token}`, "/forgot-password"]) {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, 404]);
  }
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
