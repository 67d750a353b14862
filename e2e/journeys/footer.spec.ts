import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

const rooms = ["livingroom", "bedroom", "dining", "kitchen", "workplace", "outdoor"];

test("the black footer has brand, networks, links, rooms, support and the small print [A17]", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/services");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toHaveCSS("background-color", "rgb(0, 0, 0)");
  await expect(footer.getByRole("link", { name: "Larkwood", exact: true })).toHaveAttribute("href", "/");
  for (const name of ["Facebook", "Twitter", "Instagram"]) {
    await expect(footer.getByRole("link", { name })).toBeVisible();
  }
  for (const room of rooms) await expect(footer.locator(`a[href="/products/${room}"]`)).toBeVisible();
  await expect(footer.getByRole("region", { name: "Support" }).getByRole("link")).toHaveCount(2);
  await expect(footer.getByText(/^© \d{4} Larkwood/)).toBeVisible();
  await expect(footer.getByText("Terms & Conditions")).toBeVisible();
  await expectNoAxeViolations(page);
});
