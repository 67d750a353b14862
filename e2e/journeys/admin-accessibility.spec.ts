import { signIn } from "../support/accounts";
import { adminWidths, createLimitedAdmin, openAdmin } from "../support/admin";
import { sweepAdminScreens } from "../support/admin-sweep";
import { sweep } from "../support/checks";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

// Every screen and state of the admin area of a showroom passes axe; screens at both widths, states at the narrow one.

const sofa = "2716d06c0df9d3e4419881b6";
const customer = "8ae49710933adf926f9cd61a";

const screens: readonly (readonly [string, string])[] = [
  ["/admin", "Dashboard"],
  ["/admin/products?search=sofa", "Products"],
  ["/admin/outdoor", "Products"],
  ["/admin/orders", "Orders"],
  ["/admin/customers?search=masonreyes", "Customers"],
  ["/admin/activity", "Activity"],
  ["/admin/transactions", "Transactions"],
  ["/admin/create-product", "Add New Product"],
  [`/admin/edit/product/${sofa}`, "Edit Product"],
  [`/admin/edit/user/${customer}`, "Edit User Info"],
  [`/admin/${customer}`, "masonreyes"],
  ["/admin/garage", "Page Not Found"],
];

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("admin screens pass axe and fit the window", { tag: "@long" }, async ({ page }) => {
  test.slow();
  await openAdmin(page, "/admin");
  await sweepAdminScreens(page, screens, { onPhones: false });
  await sweep(page, "message on a small screen", async () => {
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(page.getByText("PLEASE ROTATE YOUR SCREEN")).toBeVisible();
  });
});

test("admin popovers, menus, dialogs and failed forms pass axe", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: adminWidths[0], height: 900 });
  const product = await createProduct(request, { price: 200 });
  const openProduct = () => page.goto(`/admin/products?search=${encodeURIComponent(product.name)}`);

  await openAdmin(page, "/admin/products?search=sofa");
  await sweep(page, "notifications", async () => {
    await button(page, "Notifications").click();
    await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  });
  await sweep(page, "user menu", async () => {
    await button(page, "Open user menu").click();
    await expect(page.getByRole("menu")).toBeVisible();
  });
  await sweep(page, "search results", async () => {
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: /^Search/ }).fill("oak");
    await expect(page.getByRole("option").first()).toBeVisible();
  });
  await sweep(page, "question before a product is deleted", async () => {
    await page.keyboard.press("Escape");
    await button(page, /^Delete/)
      .first()
      .click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  await sweep(page, "stock dialog", async () => {
    await openProduct();
    await button(page, "5 Units").click();
    await expect(page.getByRole("dialog", { name: "Adjust stock" })).toBeVisible();
  });
  await sweep(page, "preview of new prices", async () => {
    await openProduct();
    await page.getByRole("checkbox", { name: `Select ${product.name}` }).check();
    await button(page, "Change price").click();
    await page.getByRole("dialog", { name: "Change price" }).getByLabel("Percent").fill("-10");
    await expect(page.getByRole("row").filter({ hasText: "$180.00" })).toBeVisible();
  });
  await sweep(page, "errors of an import", async () => {
    await openProduct();
    await button(page, "CSV file").click();
    await page.getByRole("menuitem", { name: "Import from a file…" }).click();
    const buffer = Buffer.from(`id,price\n${product.id},cheap\n`);
    const file = { name: "catalogue.csv", mimeType: "text/csv", buffer };
    await page.getByRole("dialog").locator("input[type=file]").setInputFiles(file);
    await expect(page.getByText("price: Use a number such as 12.50")).toBeVisible();
  });
  await sweep(page, "rejected product form", async () => {
    await page.goto("/admin/create-product");
    await button(page, "SUBMIT").click();
    await expect(page.getByText("Required").first()).toBeVisible();
  });
  await sweep(page, "question before a user is deleted", async () => {
    await page.goto("/admin/customers?search=masonreyes");
    await button(page, "Delete masonreyes").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  const limited = await createLimitedAdmin(request, "orders.read");
  await sweep(page, "unsaved permissions", async () => {
    await page.goto(`/admin/${limited.id}`);
    const permissions = page.getByRole("group", { name: /^Permissions of/ });
    await permissions.getByRole("checkbox").first().click();
    await expect(page.getByText("1 unsaved")).toBeVisible();
  });
  await sweep(page, "page without access", async () => {
    await signIn(page, limited);
    await page.goto("/admin/customers");
    await expect(page.getByRole("heading", { name: "No access" })).toBeVisible();
  });
});
