import { readFile } from "node:fs/promises";
import { adminApi, openAdmin } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

// One white pixel.
const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==",
  "base64",
);
const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function openImport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "CSV file" }).click();
  await page.getByRole("menuitem", { name: "Import from a file…" }).click();
}

async function chooseCsv(page: Page, text: string): Promise<void> {
  await page
    .getByRole("dialog")
    .locator("input[type=file]")
    .setInputFiles({ name: "catalogue.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("stock can be adjusted down to 0, with a reason", { tag: "@long" }, async ({ page, request }) => {
  const product = await createProduct(request, { quantity: 8 });
  await openAdmin(page, `/admin/products?search=${encodeURIComponent(product.name)}`);
  await rowOf(page, product.name).getByRole("button", { name: "8 Units" }).click();
  const dialog = page.getByRole("dialog", { name: "Adjust stock" });
  await dialog.getByLabel("Units").fill("0");
  await dialog.getByRole("button", { name: "Adjust stock" }).click();
  await expect(dialog.getByText("Required")).toBeVisible();
  await dialog.getByLabel("Reason").selectOption("Damaged or lost");
  await dialog.getByRole("button", { name: "Adjust stock" }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, product.name).getByRole("button", { name: "0 Units" })).toBeVisible();

  await rowOf(page, product.name).getByRole("button", { name: "0 Units" }).click();
  await dialog.getByLabel("Adjustment").selectOption("Change by");
  await dialog.getByLabel("Units").fill("-3");
  await dialog.getByLabel("Reason").selectOption("Stock count");
  await dialog.getByRole("button", { name: "Adjust stock" }).click();
  await expect(dialog.getByText("Stock can't go below 0")).toBeVisible();
});

test("an image can be uploaded; a disguised file is rejected with a clear message", { tag: "@long" }, async ({
  page,
}) => {
  await openAdmin(page, "/admin/create-product");
  const chooser = page.locator("main input[type=file]");
  await chooser.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Use a JPEG, PNG, WebP or AVIF image")).toBeVisible();
  await chooser.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer: png });
  await expect(page.getByLabel("Image URL")).toHaveValue(/\/images\/uploads\/[0-9a-f]{32}_1280\.webp$/);
  const shown = page.getByRole("img", { name: "The product" });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("an exported catalogue can be imported without changes", { tag: "@long" }, async ({ page, request }) => {
  const product = await createProduct(request);
  await openAdmin(page, "/admin/products");
  await page.getByRole("button", { name: "CSV file" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export all products" }).click();
  const csv = await readFile(await (await download).path(), "utf8");
  expect(csv).toContain(product.id);

  const line = csv.split("\r\n").find((text) => text.startsWith(product.id)) ?? "";
  await openImport(page);
  await chooseCsv(page, `${csv.split("\r\n")[0]}\r\n${line}\r\n`);
  await expect(page.getByText("catalogue.csv: 0 new, 0 changed, 1 unchanged, 0 with errors")).toBeVisible();
  await expect(page.getByRole("button", { name: "Nothing to import" })).toBeDisabled();
});

test("an import first reports errors by line and then applies all changes at once", async ({
  page,
  request,
}) => {
  const [one, two] = [await createProduct(request), await createProduct(request)];
  const calls = await adminApi(request);
  await openAdmin(page, "/admin/products");
  await openImport(page);
  const dialog = page.getByRole("dialog", { name: "Import products" });
  await chooseCsv(page, `id,price\n${one.id},10\n${two.id},cheap\n`);
  const bad = dialog.getByRole("row").filter({ hasText: "price: Use a number such as 12.50" });
  await expect(bad.getByRole("cell").first()).toHaveText("3");
  await expect(dialog.getByRole("button", { name: /^Import/ })).toBeDisabled();
  expect((await calls.product(one.id)).price).toBe(one.price);

  await chooseCsv(page, `id,price\n${one.id},10\n${two.id},20.5\n`);
  await dialog.getByRole("button", { name: "Import 2 products" }).click();
  await expect(page.getByText("Imported: 0 new, 2 changed")).toBeVisible();
  expect([(await calls.product(one.id)).price, (await calls.product(two.id)).price]).toEqual([10, 20.5]);
});

test("price and category of several products can be changed at once, after a preview", {
  tag: "@long",
}, async ({ page, request }) => {
  const products = [
    await createProduct(request, { price: 200 }),
    await createProduct(request, { price: 50 }),
  ];
  const calls = await adminApi(request);
  await openAdmin(page, "/admin/products");
  for (const { name } of products) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Change price" }).click();
  const dialog = page.getByRole("dialog", { name: "Change price" });
  await dialog.getByLabel("Percent").fill("-10");
  await expect(dialog.getByRole("row").filter({ hasText: "$180.00" })).toBeVisible();
  await dialog.getByRole("button", { name: "Change 2 products" }).click();
  await expect(page.getByText("2 products changed")).toBeVisible();
  const prices = await Promise.all(products.map(async ({ id }) => (await calls.product(id)).price));
  expect(prices).toEqual([180, 45]);

  for (const { name } of products) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Change category" }).click();
  await page.getByRole("dialog").getByLabel("Category").selectOption("Kitchen");
  await page.getByRole("button", { name: "Change 2 products" }).click();
  await expect(rowOf(page, products[0]?.name ?? "").getByText("Kitchen")).toBeVisible();
});

test("a bulk change is rejected if a product was changed meanwhile, and names the product", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await createProduct(request, { price: 200 });
  const calls = await adminApi(request);
  await openAdmin(page, `/admin/products?search=${encodeURIComponent(product.name)}`);
  await page.getByRole("checkbox", { name: `Select ${product.name}` }).check();
  await calls.updateProduct(await calls.product(product.id), { price: 210 });
  await page.getByRole("button", { name: "Change price" }).click();
  await page.getByLabel("Percent").fill("5");
  await page.getByRole("button", { name: "Change 1 product" }).click();
  const refusal = page.getByRole("dialog").getByRole("alert").filter({ hasText: product.name });
  await expect(refusal).toContainText("Someone else changed this while you were editing");
  expect((await calls.product(product.id)).price).toBe(210);

  // The preview now shows the current values, so a second click applies them.
  await expect(page.getByRole("dialog").getByRole("row").filter({ hasText: "$220.50" })).toBeVisible();
  await page.getByRole("button", { name: "Change 1 product" }).click();
  await expect(page.getByText("1 product changed")).toBeVisible();
  expect((await calls.product(product.id)).price).toBe(220.5);
});
