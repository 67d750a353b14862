import { signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

const categories = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor"];

test("the black footer has brand, social networks, links, categories, support and legal links [A17]", {
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
  await expect(footer.getByText("Terms & Conditions")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the footer links to terms, privacy and returns", { tag: "@phone" }, async ({ page }) => {
  for (const [link, title] of [
    ["Terms & Conditions", "Terms & Conditions"],
    ["Privacy", "Privacy"],
    ["Returns", "Returns"],
  ] as const) {
    await page.goto("/services");
    await page.getByRole("contentinfo").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expectNoAxeViolations(page);
  }
});

test("a signed-in user sees no links to sign in or sign up", async ({ page }) => {
  const account = page.getByRole("contentinfo").getByRole("navigation", { name: "Account" });
  await page.goto("/services");
  await expect(account.getByRole("link")).toHaveText(["Your Profile", "Shopping Cart", "Sign In", "Sign Up"]);
  await signIn(page, "user");
  await page.goto("/services");
  await expect(account.getByRole("link")).toHaveText(["Your Profile", "Shopping Cart"]);
});
