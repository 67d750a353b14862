import { adminApi, openAdmin, saveProduct } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";
import { uniqueWord } from "../support/unique-word";

test("an owner sets a sale price and makes the product a draft, which shoppers do not see", {
  tag: "@long",
}, async ({ page, request }) => {
  test.slow();
  const product = await createProduct(request, { price: 100, quantity: 5 });
  const calls = await adminApi(request);
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const sale = page.getByRole("region", { name: "Prices and sale" });
  await sale.getByRole("spinbutton", { name: "Sale price" }).fill("120");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sale.getByText("A sale price must be lower than the price ($100)")).toBeVisible();
  await expect(sale.getByRole("spinbutton", { name: "Sale price" })).toBeFocused();
  await sale.getByRole("spinbutton", { name: "Sale price" }).fill("79.5");
  await saveProduct(page);
  expect(await calls.product(product.id)).toMatchObject({ price: 79.5, compareAtPrice: 100 });

  const publishing = page.getByRole("region", { name: "Publishing" });
  await publishing.getByLabel("Visibility").selectOption("draft");
  await saveProduct(page);
  await expect(publishing.getByText("Draft: shoppers can't see this product.")).toBeVisible();
  expect((await request.get(`/api/products/${product.id}`)).status()).toBe(404);
  expect((await request.get(`/products/details/${product.id}`)).status()).toBe(404);

  await page.goto("/admin/drafts");
  await expect(page).toHaveURL("/admin/products?status=draft");
  await page.getByRole("link", { name: product.name, exact: true }).click();
  await expect(publishing.getByLabel("Visibility")).toHaveValue("draft");
  await publishing.getByLabel("Visibility").selectOption("published");
  await saveProduct(page);
  await expect(publishing.getByText("Published: shoppers can see this product.")).toBeVisible();
  expect((await request.get(`/api/products/${product.id}`)).status()).toBe(200);
});

test("an owner creates a collection and adds a product, and the shop shows it", async ({ page, request }) => {
  test.slow();
  const product = await createProduct(request, { price: 100, quantity: 5 });
  const name = `Corner ${uniqueWord()}`;
  await openAdmin(page, "/admin/collections");
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog", { name: "New collection" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Description").fill("Chosen for one test.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name })).toBeVisible();

  await page.goto(`/admin/edit/product/${product.id}`);
  const part = page.getByRole("region", { name: "Collections" });
  await part.getByLabel(name).check();
  await saveProduct(page);

  await page.goto(`/products?collection=${name.toLowerCase().replace(" ", "-")}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: product.name })).toBeVisible();
  await expect(page.getByText("1 product", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Remove the filter ${name}` }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("an owner creates an attribute; the type of an attribute in use cannot be changed", {
  tag: "@long",
}, async ({ page }) => {
  test.slow();
  const name = `Finish ${uniqueWord()}`;
  await openAdmin(page, "/admin/attributes");
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog", { name: "New attribute" });
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await dialog.getByLabel("Type").selectOption("choice");
  await dialog.getByRole("button", { name: "+ Add a choice" }).click();
  await dialog.getByRole("group", { name: "Choices" }).getByLabel("Name").fill("Oiled");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeVisible();

  await page.getByRole("button", { name: "Edit Width" }).click();
  const width = page.getByRole("dialog", { name: "Edit Width" });
  await width.getByLabel("Type").selectOption("text");
  await width.getByRole("button", { name: "Save" }).click();
  await expect(width.getByRole("alert")).toHaveText(
    "Products use this attribute, so its type can't be changed.",
  );
});
