import { signIn } from "../support/accounts";
import { expect, test } from "../support/test";

const categories = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor"];

test("the black footer has brand, social networks, links, categories, support and legal pages [A17]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/services");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("background-color", "rgb(0, 0, 0)");
  await expect(footer.getByRole("link", { name: "Larkwood", exact: true })).toHaveAttribute("href", "/");
  for (const name of ["Facebook", "Twitter", "Instagram"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  for (const category of categories)
    await expect(footer.locator(`a[href="/products/${category}"]`)).toBeVisible();
  await expect(footer.getByRole("region", { name: "Support" }).getByRole("link")).toHaveCount(2);
  await expect(footer.getByText(/^© \d{4} Larkwood/)).toBeVisible();

  await test.step("terms, privacy and returns open their pages", async () => {
    for (const name of ["Terms & Conditions", "Privacy", "Returns"]) {
      await footer.getByRole("link", { name }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    }
  });

  await test.step("a signed-in user sees no links to sign in or sign up", async () => {
    const account = footer.getByRole("navigation", { name: "Account" });
    await expect(account.getByRole("link")).toHaveText([
      "Your Profile",
      "Shopping Cart",
      "Sign In",
      "Sign Up",
    ]);
    await signIn(page, "user");
    await page.goto("/services");
    await expect(account.getByRole("link")).toHaveText(["Your Profile", "Shopping Cart"]);
  });
});
