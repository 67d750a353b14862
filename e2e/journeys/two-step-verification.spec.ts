import { codeAt } from "../../apps/api/src/testing/one-time-code";
import { registerUser, signIn } from "../support/accounts";
import { adminApi, completeUser } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import type { Account } from "../support/sessions";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

/** Creates an Admin for one test, so that other tests do not need a code. */
async function newAdmin(request: APIRequestContext): Promise<Account> {
  const account = await registerUser(request);
  const user = await completeUser(request, account);
  await (await adminApi(request)).updateUser(user, { role: "Admin" });
  return account;
}

const section = (page: Page) => page.getByRole("region", { name: "Two-step verification" });
// A code is valid once, so the second sign-in uses the code of the next half minute.
const nextCode = (secret: string) => codeAt(secret, new Date(Date.now() + 30_000));

async function turnOn(page: Page, { password }: Account): Promise<{ secret: string; codes: string[] }> {
  await page.goto("/settings");
  await section(page).locator("input[name=password]").fill(password);
  await section(page).getByRole("button", { name: "Turn on two-step verification" }).click();
  const qrCode = section(page).getByRole("img", { name: "QR code for your authenticator app" });
  await expect(qrCode.locator("path")).toBeVisible();
  await expectNoAxeViolations(page);
  const secret = (await section(page).locator("code").innerText()).replaceAll(" ", "");

  await section(page).locator("input[name=code]").fill("12345");
  await section(page).getByRole("button", { name: "Confirm" }).click();
  await expect(section(page)).toContainText("Enter the 6-digit code from your app");
  await section(page).locator("input[name=code]").fill(codeAt(secret, new Date()));
  await page.keyboard.press("Enter");
  await expect(section(page).getByRole("heading", { name: "Two-step verification is on" })).toBeFocused();
  await expectNoAxeViolations(page);
  const codes = await section(page).getByRole("listitem").allInnerTexts();
  expect(codes).toHaveLength(10);
  await section(page).getByRole("button", { name: "I've saved them" }).click();
  await expect(section(page)).toContainText("10 recovery codes left.");
  return { secret, codes };
}

async function enterCredentials(page: Page, { email, password }: Account): Promise<void> {
  await page.goto("/signin");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("checkbox").check();
  await page.locator("input[name=password]").press("Enter");
  await expect(page.getByLabel("Code")).toBeFocused();
}

test("an Admin turns two-step verification on, signs in with it by keyboard, and turns it off", {
  tag: ["@phone", "@long"],
}, async ({ page, elsewhere, request }) => {
  const account = await newAdmin(request);
  await signIn(page, account);
  const { secret, codes } = await turnOn(page, account);

  await enterCredentials(elsewhere, account);
  await expectNoAxeViolations(elsewhere);
  await elsewhere.keyboard.type("000000");
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere.getByText("This code is incorrect or was already used")).toBeVisible();
  await expect(elsewhere.getByRole("alert").filter({ hasText: "Error signing in!" })).toBeVisible();
  await elsewhere.getByLabel("Code").fill(nextCode(secret));
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere).toHaveURL(/\/admin$/);

  await page.reload();
  const history = page.getByRole("region", { name: "Sign-ins" });
  await expect(history.getByText("Wrong code")).toHaveCount(1);
  await expect(history.getByText("Signed in").first()).toBeVisible();

  await section(page).getByRole("button", { name: "Turn off" }).click();
  const question = page.getByRole("alertdialog");
  await question.locator("input[name=password]").fill(account.password);
  await question.locator("input[name=code]").fill(codes[0] ?? "");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Turn off" }).click();
  await expect(section(page).getByRole("button", { name: "Turn on two-step verification" })).toBeVisible();
});

test("an Admin signs in with a recovery code, and another Admin turns two-step verification off", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const account = await newAdmin(request);
  await signIn(page, account);
  const { codes } = await turnOn(page, account);

  await enterCredentials(elsewhere, account);
  await elsewhere.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(elsewhere.getByLabel("Recovery code")).toBeFocused();
  await elsewhere.keyboard.type(codes[1] ?? "");
  await elsewhere.keyboard.press("Enter");
  await expect(elsewhere).toHaveURL(/\/admin$/);

  const { id } = await findByEmail(request, account);
  await signIn(page, "admin");
  const consoleErrors = watchConsole(page);
  await page.goto(`/admin/${id}`);
  await page.getByRole("button", { name: "Turn off two-step verification" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step verification turned off", { exact: true })).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
  const { email, password } = account;
  const reply = await request.post("/api/signin", { data: { email, password, rememberMe: true } });
  expect(reply.status()).toBe(200);
});

async function findByEmail(request: APIRequestContext, { email }: Account): Promise<{ id: string }> {
  const [user] = await (await adminApi(request)).get(`/users?search=${encodeURIComponent(email)}`);
  return user;
}
