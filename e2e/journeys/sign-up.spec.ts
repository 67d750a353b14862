import { randomUUID } from "node:crypto";
import { signInByForm } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { demoAccounts } from "../support/sessions";
import { expect, test } from "../support/test";

test("somebody new signs up, is led to the sign-in and can use it [S05 A18]", { tag: "@phone" }, async ({
  page,
}) => {
  const seen = watchConsole(page);
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
  seen.expectQuiet();
});

test("a refused sign-up is an alert; another msg is only logged; both leave a usable form [S07]", async ({
  page,
}) => {
  await page.goto("/signup");
  const fill = async (email: string) => {
    await page.locator("input[name=userName]").fill("somebody");
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
  await fill("somebody@new.example");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await logged;
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeEnabled();
});
