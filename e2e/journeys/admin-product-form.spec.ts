import { adminApi, openAdmin } from "../support/admin";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const terms = "I understand this activity will be logged and I am responsible for any actions taken.";
// An existing image of the shop, because other tests see the product in lists.
const imagePath = "/images/products/perch-counter-stool_1280.webp";
const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "SUBMIT" });

async function fillProduct(page: Page, name: string): Promise<void> {
  await field(page, "Name").fill(name);
  await field(page, "Description").fill("A product created by a test.");
  await field(page, "Category").selectOption("Outdoor");
  await field(page, "Price").fill("149.50");
  await field(page, "Quantity").fill("4");
  await field(page, "Image URL").fill(`${new URL(page.url()).origin}${imagePath}`);
  await page.getByLabel(terms).check();
}

test("a product is added and edited, both are logged, and labels float [D16 D18 D19 D24 F01]", async ({
  page,
  request,
}) => {
  const name = `Journey stool ${crypto.randomUUID().slice(0, 8)}`;
  const calls = await adminApi(request);
  await openAdmin(page, "/admin/create-product");

  await test.step("labels float above a focused or filled field, and an invalid field is underlined in red", async () => {
    const underline = () =>
      field(page, "Name").evaluate((input) => getComputedStyle(input).borderBottomColor);
    const validColour = await underline();
    const label = page.locator("main label", { hasText: /^Name$/ });
    const top = async () => (await label.boundingBox())?.y ?? 0;
    const resting = await top();
    await field(page, "Name").focus();
    await expect.poll(top).toBeLessThan(resting);
    await field(page, "Name").fill("Oak");
    await field(page, "Price").focus();
    await expect.poll(top).toBeLessThan(resting);
    await expect.poll(underline).toBe("rgb(179, 38, 30)");
    expect(validColour).not.toBe("rgb(179, 38, 30)");
  });

  await test.step("a new product is added and logged, and the form is cleared", async () => {
    await fillProduct(page, name);
    await submit(page).click();
    await expect(page.getByRole("status").getByText("Product added successfully!")).toBeVisible();
    await expect(field(page, "Name")).toHaveValue("");
    await expect(field(page, "Price")).toHaveValue("");
    await expect(page.getByLabel(terms)).not.toBeChecked();
    const entries: { after: { name: string } }[] = await calls.get("/audit?action=product.create&limit=100");
    expect(entries.find(({ after }) => after.name === name)).toMatchObject({
      actorId: calls.adminId,
      after: { price: 149.5, quantity: 4, category: "outdoor" },
    });
  });

  await test.step("saving an edit returns to the products", async () => {
    const [product] = (await calls.get(`/products?search=${encodeURIComponent(name)}`)) as [{ id: string }];
    await page.goto(`/admin/edit/product/${product.id}`);
    await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
    await expect(field(page, "Name")).toHaveValue(name);
    await field(page, "Price").fill("77.25");
    await page.getByLabel(terms).check();
    await submit(page).click();
    await expect(page.getByText("Product updated successfully!")).toBeVisible();
    await expect(page).toHaveURL("/admin/products");
    expect((await calls.product(product.id)).price).toBe(77.25);
  });
});

test("the second of two Admins sees the conflicting change and chooses a version", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await createProduct(request, { price: 100 });
  const calls = await adminApi(request);
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const conflict = page
    .getByRole("alert")
    .filter({ hasText: "Someone else changed this while you were editing" });

  await field(page, "Quantity").fill("99");
  await calls.updateProduct(await calls.product(product.id), { price: 111 });
  await page.getByLabel(terms).check();
  await submit(page).click();
  await expect(page.getByText("Error updating product!")).toBeVisible();
  const change = conflict.getByRole("row").filter({ hasText: "price" });
  await expect(change.getByRole("cell")).toHaveText(["100", "111", "100"]);
  expect((await calls.product(product.id)).quantity).toBe(5);
  await conflict.getByRole("button", { name: "Use their version" }).click();
  await expect(field(page, "Price")).toHaveValue("111");
  await expect(field(page, "Quantity")).toHaveValue("5");

  await field(page, "Quantity").fill("98");
  await calls.updateProduct(await calls.product(product.id), { price: 122 });
  await page.getByLabel(terms).check();
  await submit(page).click();
  await conflict.getByRole("button", { name: "Save my version" }).click();
  await expect(page).toHaveURL("/admin/products");
  expect(await calls.product(product.id)).toMatchObject({ price: 111, quantity: 98 });
});

test("leaving a changed form by link, Back or Logout asks for confirmation", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await openAdmin(page, `/admin/products?search=${encodeURIComponent(product.name)}`);
  await page.getByRole("link", { name: `Edit ${product.name}` }).click();
  await field(page, "Name").fill("Not saved yet");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });

  await page.getByRole("link", { name: "Customers" }).click();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  // The browser hides the dialog at once; wait until it is removed too.
  await expect(page.getByText("Your changes will be lost.")).toHaveCount(0);
  await expect(field(page, "Name")).toHaveValue("Not saved yet");

  // Not page.goBack(), which waits for a navigation that does not happen here.
  await page.evaluate(() => history.back());
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`/admin/edit/product/${product.id}`);

  await page.getByRole("button", { name: "Logout" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/admin");
  await expect(page).toHaveURL("/404");
});
