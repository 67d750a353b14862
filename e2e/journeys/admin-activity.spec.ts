import { adminApi, openAdmin } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("the log shows who did what with values before and after, and can be filtered [D24]", async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { price: 100 });
  const calls = await adminApi(request);
  await calls.updateProduct(await calls.product(product.id), { price: 111.25 });
  await openAdmin(page, "/admin/activity");
  const entries = page.getByRole("main").getByRole("listitem").filter({ hasText: product.name });
  await expect(entries.first()).toContainText("changed product");
  await expect(entries.nth(1)).toContainText("added product");

  await test.step("it can be filtered by user and type", async () => {
    const list = page.getByRole("main").getByRole("listitem");
    await page.getByLabel("Type", { exact: true }).selectOption("Sign-ins");
    await expect(page).toHaveURL(/what=session/);
    await expect(list.filter({ hasText: "signed in" }).first()).toBeVisible();
    await expect(list.filter({ hasText: product.name })).toHaveCount(0);
    await page.getByLabel("Type", { exact: true }).selectOption("Products");
    await page.getByLabel("User", { exact: true }).selectOption("larkwood-admin");
    await expect(page).toHaveURL(/who=[0-9a-f]{24}/);
    await expect(list.filter({ hasText: product.name }).first()).toBeVisible();
    await expect(list.filter({ hasText: "signed in" })).toHaveCount(0);
  });

  await entries.first().getByText("Before and after: 1 field").click();
  await expect(entries.first().getByRole("cell")).toHaveText(["100", "111.25"]);
  await entries.first().getByRole("link", { name: product.name }).click();
  await expect(page).toHaveURL(`/admin/edit/product/${product.id}?any`);
  await expect(page.getByRole("region", { name: "History" }).getByText("changed product")).toBeVisible();
});
