import { readFile } from "node:fs/promises";
import { registerUser, signIn, signInByForm } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const devices = (page: Page) => page.getByRole("region", { name: "Devices" });

test("users can download their data and sign out other devices [U08]", async ({
  page,
  elsewhere,
  request,
}) => {
  const account = await registerUser(request);
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.goto("/settings");
  await expect(devices(page).getByRole("listitem")).toHaveCount(2);
  await expect(devices(page).getByText("This device")).toHaveCount(1);
  await devices(page).getByRole("button", { name: "Sign out all other devices" }).click();
  await expect(devices(page).getByText("You're not signed in anywhere else.")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download my data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data.user.email).toBe(account.email);
});

test("changing the password signs out other devices [U08]", { tag: "@long" }, async ({
  page,
  elsewhere,
  request,
}) => {
  const account = await registerUser(request);
  await signIn(elsewhere, account);
  await signIn(page, account);
  await page.goto("/settings");
  await expect(devices(page).getByRole("listitem")).toHaveCount(2);
  await page.locator("input[name=currentPassword]").fill(account.password);
  await page.locator("input[name=newPassword]").fill("another-secret");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await page.reload();
  await expect(devices(page).getByRole("listitem")).toHaveCount(1);
  await signInByForm(page, { ...account, password: "another-secret" });
});

test("deleting an account needs its password [U08]", { tag: "@long" }, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const account = await registerUser(request);
  await signIn(page, account);
  await page.goto("/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toBeVisible();
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
