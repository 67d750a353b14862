import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { type Account, demoAccounts, sessionOf, type Who } from "./sessions";

/** Signs in without the form. Afterwards the browser is not on a page of the shop. */
export async function signIn(page: Page, who: Who): Promise<void> {
  const { accessToken, userId, role, userName } = await sessionOf(page.request, who);
  // Any URL of the origin on which none of the shop's scripts run.
  await page.goto("/healthz");
  const url = new URL(page.url()).origin;
  await page.context().addCookies([
    { name: "accessToken", value: accessToken, url },
    { name: "userId", value: userId, url },
  ]);
  await page.evaluate(
    ([role, userName]) => {
      localStorage.setItem("userRole", role);
      localStorage.setItem("userName", userName);
    },
    [role, userName] as const,
  );
}

/** Signs in through the form and waits until it succeeds. */
export async function signInByForm(page: Page, who: Who): Promise<void> {
  const { email, password } = typeof who === "string" ? demoAccounts[who] : who;
  await page.goto("/signin");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign In", exact: false }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** Registers a new user, for tests that change their user. */
export async function registerUser(request: APIRequestContext): Promise<Account> {
  const name = randomUUID().slice(0, 8);
  const account = { userName: `guest-${name}`, email: `${name}@guest.example`, password: `secret-${name}` };
  const reply = await request.post("/api/signup", { data: { ...account, agreeCheckbox: true } });
  expect(reply.status(), await reply.text()).toBe(201);
  return account;
}
