import { registerUser } from "../support/accounts";
import { expect, type Page, test } from "../support/test";

async function fillSignIn(page: Page, user: { email: string; password: string }) {
  await page.locator("input[name=email]").fill(user.email);
  await page.locator("input[name=password]").fill(user.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("after signing in, a visitor returns to the requested page, also via the sign-up page", {
  tag: "@long",
}, async ({ page, request }) => {
  const user = await registerUser(request);
  await page.goto("/products/bedroom?sort=price");
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillSignIn(page, user);
  await expect(page).toHaveURL(/\/products\/bedroom\?sort=price$/);
});

test("a forged return path does not redirect to another host", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const user = await registerUser(request);
  await page.goto(`/signin?next=${encodeURIComponent("//evil.example/")}`);
  await fillSignIn(page, user);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});
