import { signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

test("a sheet of filters counts along, and leaves the first product on the screen", async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/products/livingroom");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("checkbox", { name: /^Green/ }).check();
  await sheet.getByRole("group", { name: "Seats" }).getByRole("checkbox", { name: /^3\b/ }).check();
  const show = sheet.getByRole("button", { name: "Show 1 product" });
  await expect(show).toBeVisible();
  await expectNoAxeViolations(page);
  await show.click();
  await expect(sheet).toBeHidden();
  const sofa = page
    .getByRole("list", { name: "Products" })
    .getByRole("link", { name: "Alder Three-Seat Sofa" });
  await expect(sofa).toBeInViewport();
  await expect(page.getByRole("button", { name: "Remove the filter Green", exact: true })).toBeVisible();
});
