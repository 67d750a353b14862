import { randomUUID } from "node:crypto";
import { signInByForm } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { demoAccounts } from "../support/sessions";
import { expect, test } from "../support/test";

test("a new user signs up, is taken to the sign-in and can sign in [S05 A18]", { tag: "@phone" }, async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  const name = randomUUID().slice(0, 8);
  const account = { userName: `new-${name}`, email: `${name}@new.example`, password: "five5" };
  await page.goto("/signup");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
  await page.locator("input[name=userName]").fill(account.userName);
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.locator("input[name=agreeCheckbox]").check();
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signInByForm(page, account);
  await expect(page).toHaveURL("/");
  consoleErrors.expectNone();
});

test("a rejected sign-up shows an alert; another msg is only logged; the form stays usable [S07]", async ({
  page,
}) => {
  await page.goto("/signup");
  const fill = async (email: string) => {
    await page.locator("input[name=userName]").fill("newuser");
    await page.locator("input[name=email]").fill(email);
    await page.locator("input[name=password]").fill("five5");
    await page.locator("input[name=agreeCheckbox]").check();
  };
  await fill(demoAccounts.user.email);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await expect(page.getByRole("alert")).toHaveText("Error signing up!");
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();

  const logged = page.waitForEvent("console", (message) => message.text().includes("Come back later"));
  await page.route("**/api/signup", (route) =>
    route.fulfill({ status: 201, json: { msg: "Come back later" } }),
  );
  await fill("newuser@new.example");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await logged;
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();
});
