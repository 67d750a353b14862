import { gotoBeforeScripts } from "../support/await-scripts";
import { holdScripts } from "../support/hold-scripts";
import { openOwnShop } from "../support/own-shop";
import { expect, test } from "../support/test";

openOwnShop("public-catalogue", () => ({ SHOP_CATALOGUE: "public" }));

test("category, sort order and stock chosen before the scripts load are applied together", {
  tag: "@long",
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/products");
  await page.getByLabel("In stock only").check();
  await page.getByLabel("Sort by").selectOption({ label: "Price, low to high" });
  await page.getByLabel("Category").selectOption({ label: "Bedroom" });
  scripts.release();
  await expect(page).toHaveURL(/\/bedroom\?/);
  await expect(page).toHaveURL(/sort=price/);
  await expect(page).toHaveURL(/inStock=true/);
  await expect(page.getByLabel("In stock only")).toBeChecked();
  await expect(page.getByLabel("Sort by")).toHaveValue("price");
  await expect(page.getByLabel("Category")).toHaveValue("bedroom");
});
