import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

async function fillSignIn(page: Parameters<typeof signIn>[0], user: { email: string; password: string }) {
  await page.locator("input[name=email]").fill(user.email);
  await page.locator("input[name=password]").fill(user.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("after signing in, a visitor returns to the requested page, also via the sign-up page", async ({
  page,
  request,
}) => {
  const user = await registerUser(request);
  await page.goto("/products/bedroom?sort=price");
  await expect(page).toHaveURL(/\/signin\?next=/);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/signup\?next=/);
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await fillSignIn(page, user);
  await expect(page).toHaveURL(/\/products\/bedroom\?sort=price$/);
});

test("a forged return path does not redirect to another host", async ({ page, request }) => {
  const user = await registerUser(request);
  await page.goto(`/signin?next=${encodeURIComponent("//evil.example/")}`);
  await fillSignIn(page, user);
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/$/);
});

test("the bank account is shown before and after ordering by bank transfer", async ({ page, request }) => {
  const product = await createProduct(request);
  await signIn(page, await registerUser(request));
  await page.goto(`/products/details/${product.id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
  await page.goto("/checkout");
  const contact = {
    firstName: "Ada",
    lastName: "Lund",
    country: "Norway",
    address: "Elm Street 5",
    phoneNumber: "+4712345678",
  };
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await expect(page.getByText("XX33 LARK WOOD DEMO 0000")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: /^Place Order \$/ }).click();

  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  const main = page.getByRole("main");
  for (const text of ["Larkwood Demo (not a real account)", "XX33 LARK WOOD DEMO 0000", "DEMOXX00"])
    await expect(main.getByText(text)).toBeVisible();
  await expect(main.getByText(/^Order \d+$/).last()).toBeVisible();
  await expectNoAxeViolations(page);
});
