import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { registerUser, signInByForm } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
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

  test("leads whoever forgot the password through a link to a new one, once", async ({ page, request }) => {
    const account = await registerUser(request);
    await page.goto("/signin");
    await page.getByRole("link", { name: "Forgot Password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.locator("input[name=email]").fill(account.email);
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect.poll(() => mail.messages.join("").includes(account.email)).toBe(true);

    const written = (mail.messages.at(-1) ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
    const link = /http\S+\/reset-password\?token=[\w-]+/.exec(written)?.[0] ?? "";
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

test("a shop without mail has no page for it, and 'Forgot Password?' leads nowhere", async ({ page }) => {
  await page.goto("/forgot-password");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
