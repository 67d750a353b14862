import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";

export interface Account {
  userName: string;
  email: string;
  password: string;
}

/** The accounts of the demo data. */
export const demoAccounts = {
  admin: { userName: "admin", email: "admin@larkwood.example", password: "larkwood-admin" },
  user: { userName: "user", email: "user@larkwood.example", password: "larkwood-user" },
} as const satisfies Record<string, Account>;

/** Signs in through the form, as a demo account or as one of your own, and waits until the shop has let them in. */
export async function signIn(page: Page, who: keyof typeof demoAccounts | Account): Promise<void> {
  const { email, password } = typeof who === "string" ? demoAccounts[who] : who;
  await page.goto("/signin");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign In", exact: false }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}

/** A user of its own for a journey that changes something about its user. */
export async function registerUser(request: APIRequestContext): Promise<Account> {
  const name = randomUUID().slice(0, 8);
  const account = { userName: `guest-${name}`, email: `${name}@guest.example`, password: `secret-${name}` };
  const reply = await request.post("/api/signup", { data: { ...account, agreeCheckbox: true } });
  expect(reply.status(), await reply.text()).toBe(201);
  return account;
}
