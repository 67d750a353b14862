import type { Product } from "@larkwood/contract";
import { adminApi, openAdmin } from "../support/admin";
import { watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("an owner duplicates a product with variants, and edits the copy", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await createProduct(request, { price: 100, quantity: 5 });
  const values = ["Oak", "Ash", "Elm"].map((name) => ({ key: name.toLowerCase(), name, swatch: null }));
  const saved = await request.put(`/api/products/${product.id}/variants`, {
    headers: await bearerOf(request, "admin"),
    data: {
      options: [{ name: "Wood", values }],
      variants: values.map(({ key }) => ({
        values: [key],
        price: 100,
        quantity: 5,
        sku: `${key}-${product.id}`,
      })),
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const consoleErrors = watchConsole(page);
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const guide = await openGuide(page, "duplicate");
  await page.reload();
  const duplicate = page.getByRole("button", { name: "Duplicate" });
  const name = page.getByRole("main").getByLabel("Name", { exact: true });
  await name.fill("Not saved yet");
  await expect(duplicate).toBeDisabled();
  await name.fill(product.name);
  await guide.task("Duplicate a product", async () => {
    await duplicate.click();
    await expect(name).toHaveValue(`Copy of ${product.name}`);
  });
  const variants = page.getByRole("region", { name: "Options and variants" });
  await expect(variants.getByLabel("Stock of Elm", { exact: true })).toHaveValue("0");
  await expect(variants.getByLabel("SKU of Elm", { exact: true })).toHaveValue("");
  await expect(page.getByText("Draft: shoppers can't see this product.")).toBeVisible();

  const id = /[0-9a-f]{24}/.exec(page.url())?.[0];
  const copy = (await (await adminApi(request)).get(`/admin/products/${id}`)) as Product;
  expect(copy.variants?.map((variant) => variant.quantity)).toEqual([0, 0, 0]);
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "Duplicate a product", clicks: 1 }]);
  consoleErrors.expectNone();
});
