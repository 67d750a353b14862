import { findProduct } from "../support/catalogue";
import { expect, test } from "../support/test";

test("an item that is out of stock cannot be added, and the reason is shown", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, "Hollis Leather Armchair");
  await page.goto(`/products/details/${product.id}`);
  await expect(page.getByText("This item is out of stock.")).toBeVisible();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeDisabled();
});

test("a shopper cannot add more than the stock", { tag: "@long" }, async ({ page, request }) => {
  const product = await findProduct(request, "Fjord Chaise Sofa");
  await page.goto(`/products/details/${product.id}`);
  const add = page.getByRole("button", { name: "ADD TO CART" });
  for (let added = 0; added < product.quantity; added += 1) {
    await add.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
  await expect(add).toBeDisabled();
  await expect(page.getByText(`All ${product.quantity} are in your cart.`)).toBeVisible();
});
