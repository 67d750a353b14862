import { openAdmin } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const today = () => {
  const date = new Date();
  const month = date.toLocaleString("en-US", { month: "short", timeZone: "UTC" });
  return `${String(date.getUTCDate()).padStart(2, "0")} ${month} ${date.getUTCFullYear()}`;
};

test("products have a table with links, and can be filtered and deleted [D13 D14 D15]", async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { price: 1234.5, quantity: 7 });
  await openAdmin(page, `/admin/products?search=${encodeURIComponent(product.name)}`);

  await test.step("the table shows every column of a product, with links", async () => {
    await expect(page.getByRole("columnheader").first()).toBeVisible();
    const headers = await page.getByRole("columnheader").allInnerTexts();
    expect(headers.map((text) => text.trim()).filter(Boolean)).toEqual([
      "Image",
      "Product ID",
      "Name",
      "Category",
      "Price",
      "Quantity",
      "Added",
      "Update",
      "Remove",
    ]);
    const row = rowOf(page, product.name);
    await expect(row.getByRole("cell").nth(2)).toHaveText(`# ${product.id}`);
    await expect(row.getByRole("cell").nth(5)).toHaveText("$1234.50");
    await expect(row.getByRole("cell").nth(6)).toHaveText("7 Units");
    await expect(row.getByRole("cell").nth(7)).toHaveText(today());
    await expect(row.getByRole("img")).toHaveAttribute("src", /_640\./);
    await expect(row.getByRole("link", { name: product.name, exact: true })).toHaveAttribute(
      "href",
      `/products/details/${product.id}`,
    );
    await expect(row.getByRole("link", { name: "Dining Room" })).toHaveAttribute("href", "/admin/dining");
    await expect(row.getByRole("link", { name: /^Edit/ })).toHaveAttribute(
      "href",
      `/admin/edit/product/${product.id}`,
    );
    await expect(page.getByRole("link", { name: "+ Create" })).toHaveAttribute(
      "href",
      "/admin/create-product",
    );
  });

  await test.step("deleting asks for confirmation; Escape keeps the product, Delete removes its row", async () => {
    const trash = page.getByRole("button", { name: `Delete ${product.name}` });
    await trash.click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete this product?" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, product.name)).toBeVisible();

    await trash.click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(rowOf(page, product.name)).toHaveCount(0);
    expect((await request.get(`/api/products/${product.id}`)).status()).toBe(404);
  });

  await test.step("each category has a URL, used by the filter and the links", async () => {
    await page.goto("/admin/products");
    await page.getByLabel("Category", { exact: true }).selectOption("Outdoor");
    await expect(page).toHaveURL("/admin/outdoor");
    await expect(rowOf(page, "Cove Teak Outdoor Sofa")).toBeVisible();
    const categories = async () => new Set(await rows(page).getByRole("cell").nth(4).allInnerTexts());
    await expect.poll(categories).toEqual(new Set(["Outdoor"]));
    // Search words that were typed but not submitted are kept.
    await page.getByRole("searchbox", { name: "Search products" }).fill("teak");
    await page.getByLabel("Category", { exact: true }).selectOption("All Categories");
    await expect(page).toHaveURL("/admin/products?search=teak");
  });
});

test("the server paginates, sorts and searches, and the URL keeps the state", { tag: "@long" }, async ({
  page,
}) => {
  await openAdmin(page, "/admin/products?search=oak&sort=price");
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "ascending");
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("oak");

  await page.goto("/admin/products?sort=name");
  await expect(rows(page)).toHaveCount(25);
  const first = await rows(page).first().innerText();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^26–50 of \d+$/)).toBeVisible();
  await page.getByRole("button", { name: "Previous" }).click();
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible();
  // The old rows stay, faded, until the new ones have loaded.
  await expect.poll(() => rows(page).first().innerText()).toBe(first);

  await page.getByRole("button", { name: "Name", exact: true }).click();
  await expect(page).toHaveURL(/sort=-name/);
  await page.getByRole("searchbox", { name: "Search products" }).fill("nothing like this");
  await expect(page.getByText("No products found")).toBeVisible();
});
