import { adminApi, openAdmin } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("an owner changes all products of a filter, sees the progress, and undoes the change", {
  tag: "@long",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const word = `qv${crypto.randomUUID().replace(/[^a-f]/g, "")}x`;
  const calls = await adminApi(request);
  const products: { id: string }[] = [];
  for (let index = 0; index < 3; index += 1) {
    const product = await createProduct(request, { price: 100 + index });
    await calls.updateProduct(await calls.product(product.id), { name: `Chair ${word} ${index}` });
    products.push(product);
  }
  const [onSale] = products;
  const headers = await bearerOf(request, "admin");
  const sale = await request.put(`/api/products/${onSale?.id}/sale-prices`, {
    headers,
    data: { salePrices: [{ price: 90 }] },
  });
  expect(sale.ok(), await sale.text()).toBe(true);
  const prices = () => Promise.all(products.map(async ({ id }) => (await calls.product(id)).price));

  await openAdmin(page, `/admin/products?search=${word}`);
  await expect(page.getByRole("button", { name: "Change all 3" })).toBeVisible();
  await page.getByLabel("Show", { exact: true }).selectOption("On sale");
  await expect(page.getByRole("button", { name: "Change all 1" })).toBeVisible();
  await page.getByLabel("Show", { exact: true }).selectOption("All products");
  await page.getByRole("button", { name: "Change all 3" }).click();
  const dialog = page.getByRole("dialog", { name: "Change all 3 products in this list" });
  await dialog.getByLabel("What to change").selectOption("Category");
  await dialog.getByLabel("Category", { exact: true }).selectOption("outdoor");
  await expectNoAxeViolations(page);

  // Simulate a large catalogue: the first replies report progress.
  let polls = 0;
  await page.route("**/api/jobs/*", async (route) => {
    polls += 1;
    if (polls > 2) return route.continue();
    const reply = await route.fetch();
    const job = { ...(await reply.json()), status: "running", progress: { done: 1, total: 3 } };
    return route.fulfill({ response: reply, json: job });
  });
  await dialog.getByRole("button", { name: "Change 3 products" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Changing products" })).toHaveAttribute("value", "33");
  await expect(dialog.getByText("3 products changed.")).toBeVisible();
  expect(await calls.get(`/products?search=${word}&category=outdoor`)).toHaveLength(3);
  expect(await prices()).toEqual([90, 101, 102]);

  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText("Change undone for 3 products.")).toBeVisible();
  expect(await calls.get(`/products?search=${word}&category=dining`)).toHaveLength(3);
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(dialog).toBeHidden();
  consoleErrors.expectNone();
});

test("an owner undoes a change later, from the list of background jobs", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const consoleErrors = watchConsole(page);
  const word = `qw${crypto.randomUUID().replace(/[^a-f]/g, "")}x`;
  const calls = await adminApi(request);
  const products: { id: string }[] = [];
  for (const price of [100, 200]) {
    const product = await createProduct(request, { price });
    await calls.updateProduct(await calls.product(product.id), { name: `Bench ${word} ${price}` });
    products.push(product);
  }
  const prices = () => Promise.all(products.map(async ({ id }) => (await calls.product(id)).price));
  const headers = await bearerOf(request, "admin");
  const reply = await request.post("/api/products/bulk-changes", {
    headers,
    data: { filter: { search: word }, change: { kind: "price-percent", amount: -10 } },
  });
  const { id } = await reply.json();
  await expect.poll(prices).toEqual([90, 180]);

  await openAdmin(page, "/admin/jobs?kind=catalogue.change");
  const row = page.getByRole("row").filter({ hasText: `Job ${id} · New prices, 2 products` });
  await row.getByRole("button", { name: "Undo: New prices for 2 products" }).click();
  const question = page.getByRole("alertdialog", { name: "Undo the change to 2 products?" });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Undo change" }).click();
  await expect(page.getByText("Change undone for 2 products.")).toBeVisible();
  expect(await prices()).toEqual([100, 200]);
  // The row stays, without the undo button.
  const after = page.getByRole("row").filter({ hasText: new RegExp(`Job ${id}(?!\\d)`) });
  await expect(after).toHaveCount(1);
  await expect(after.getByRole("button")).toHaveCount(0);
  consoleErrors.expectNone();
});
