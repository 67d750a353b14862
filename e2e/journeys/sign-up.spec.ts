import { randomUUID } from "node:crypto";
import { signInByForm } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { demoAccounts } from "../support/sessions";
import { expect, test } from "../support/test";

test("a rejected sign-up shows an alert; a new user is taken to the sign-in and can sign in [S05 S07 A18]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const name = randomUUID().slice(0, 8);
  const account = { userName: `new-${name}`, email: `${name}@new.example`, password: "five5" };
  await page.goto("/signup");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
  await page.locator("input[name=userName]").fill(account.userName);
  await page.locator("input[name=email]").fill(demoAccounts.user.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("input[name=agreeCheckbox]").check();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Error signing up!");
  await page.locator("input[name=email]").fill(account.email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signInByForm(page, account);
  await expect(page).toHaveURL("/");
  // The reply to the rejected sign-up.
  consoleErrors.expectNone([/status of 409/]);
});
