import { readFile } from "node:fs/promises";
import { registerUser, signIn, signInByForm } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("changing the password signs out other devices [U08]", async ({ page, elsewhere, request }) => {
  const account = await registerUser(request);
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.goto("/settings");
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByText("This device")).toHaveCount(1);
  await expectNoAxeViolations(page);

  await page.locator("input[name=currentPassword]").fill(account.password);
  await page.locator("input[name=newPassword]").fill("another-secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await page.reload();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await signInByForm(page, { ...account, password: "another-secret" });
});

test("other devices can be signed out [U08]", async ({ page, elsewhere, request }) => {
  const account = await registerUser(request);
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.goto("/settings");
  const devices = page.getByRole("region", { name: "Devices" });
  await devices.getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(devices.getByText("You're not signed in anywhere else.")).toBeVisible();
});

test("users can download their data [U08]", async ({ page, request }) => {
  const account = await registerUser(request);
  await signIn(page, account);
  await page.goto("/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data.user.email).toBe(account.email);
});

test("deleting an account needs its password [U08]", async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const account = await registerUser(request);
  await signIn(page, account);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  consoleErrors.expectNone();

  await page.getByRole("button", { name: "Delete my account" }).click();
  await dialog.locator("input[name=password]").fill("not-my-password");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("We couldn't delete your account.")).toBeVisible();
  await dialog.locator("input[name=password]").fill(account.password);
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await expect(page).toHaveURL("/");
  const reply = await request.post("/api/signin", { data: { ...account, rememberMe: true } });
  expect(reply.status()).toBe(401);
});
