import { signIn } from "../support/accounts";
import { expect, test } from "../support/test";

test("the filter dialog updates the product count, and the first product is visible after closing it", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/products/livingroom");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Filters" });
  await dialog.getByRole("checkbox", { name: /^Green/ }).check();
  await dialog.getByRole("group", { name: "Seats" }).getByRole("checkbox", { name: /^3\b/ }).check();
  const show = dialog.getByRole("button", { name: "Show 1 product" });
  await expect(show).toBeVisible();
  await show.click();
  await expect(dialog).toBeHidden();
  const sofa = page
    .getByRole("list", { name: "Products" })
    .getByRole("link", { name: "Alder Three-Seat Sofa" });
  await expect(sofa).toBeInViewport();
  await expect(page.getByRole("button", { name: "Remove the filter Green", exact: true })).toBeVisible();
});
