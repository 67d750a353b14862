import { registerUser, signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { type Account, bearerOf } from "../support/sessions";
import { createProduct, type ShownProduct } from "../support/stock";
import { type APIRequestContext, expect, test } from "../support/test";

async function order(
  request: APIRequestContext,
  shopper: Account,
  product: ShownProduct,
  changes: object = {},
) {
  return request.post("/api/orders", {
    headers: { ...(await bearerOf(request, shopper)), "idempotency-key": crypto.randomUUID() },
    data: {
      items: [{ productId: product.id, quantity: 1 }],
      firstName: "Ada",
      lastName: "Lund",
      country: "Norway",
      address: "Elm Street 5",
      phoneNumber: "+4712345678",
      paymentMethod: "bank_transfer",
      ...changes,
    },
  });
}

test.describe("the owner of a shop in trading mode", () => {
  let placed: { id: string; number: number };
  test.beforeEach(async ({ page, request }) => {
    const reply = await order(request, await registerUser(request), await createProduct(request));
    expect(reply.status(), await reply.text()).toBe(201);
    placed = await reply.json();
    await signIn(page, "admin");
  });

  test("finds an order by its number and confirms it", { tag: "@long" }, async ({ page }) => {
    const consoleErrors = watchConsole(page);
    await page.goto("/admin/orders");
    await page.getByRole("searchbox", { name: "Search orders" }).fill(String(placed.number));
    const row = page.getByRole("row").filter({ hasText: `#${placed.number}` });
    await expect(page.getByRole("row")).toHaveCount(2);
    await row.getByRole("button", { name: /^Confirm:/ }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 order marked as confirmed." })).toBeVisible();
    await expect(row.getByText("Confirmed", { exact: true })).toBeVisible();
    consoleErrors.expectNone();
  });

  test("marks a payment as paid and then as refunded", { tag: "@long" }, async ({ page }) => {
    await page.goto("/admin/transactions");
    const row = page.getByRole("row").filter({ hasText: `#${placed.number}` });
    const dialog = page.getByRole("alertdialog");
    await row.getByRole("button", { name: /^Mark as paid/ }).click();
    await expect(dialog).toContainText("was received from Ada Lund?");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(row.getByText("Pending", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: /^Mark as paid/ }).click();
    await dialog.getByRole("button", { name: "Mark as paid" }).click();
    await expect(row.getByText("Paid", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(row.getByText("Pending", { exact: true })).toBeVisible();
    await row.getByRole("button", { name: /^Mark as paid/ }).click();
    await dialog.getByRole("button", { name: "Mark as paid" }).click();
    await expect(row.getByText("Paid", { exact: true })).toBeVisible();
    await page.reload();
    await row.getByRole("button", { name: /^Mark as refunded/ }).click();
    await expect(dialog).toContainText("was refunded to Ada Lund?");
    await dialog.getByRole("button", { name: "Mark as refunded" }).click();
    await expect(row.getByText("Refunded", { exact: true })).toBeVisible();
  });

  test("sees real orders on the dashboard, and the emails sent to a customer", {
    tag: "@long",
  }, async ({ page }) => {
    await page.goto("/admin");
    const recent = page.getByRole("table", { name: "Recent Orders" });
    await expect(recent.getByRole("link", { name: `#${placed.number}` })).toBeVisible();
    await expect(page.getByText("$54232")).toHaveCount(0);
    await page.getByRole("link", { name: "Messages", exact: true }).click();
    await page.getByRole("link", { name: "Sent emails" }).click();
    await expect(page.getByText(`your order ${placed.number}`).first()).toBeVisible();
  });

  test("creates a working promotion with a code, and deletes it", async ({ page, request }) => {
    const code = `E2E-${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    // The old address of coupons.
    await page.goto("/admin/coupons");
    await expect(page).toHaveURL(/\/admin\/promotions$/);
    await page.getByRole("button", { name: "+ Create" }).click();
    const dialog = page.getByRole("dialog", { name: "New promotion" });
    await dialog.getByLabel("Name").fill("Ten percent");
    await dialog.getByLabel("Code").fill(code);
    await dialog.getByLabel("Percent").fill("10");
    await dialog.getByRole("button", { name: "Save" }).click();
    const row = page.getByRole("row").filter({ hasText: code });
    await expect(row).toContainText("For every cart: 10% off the cart");

    const shopper = await registerUser(request);
    const product = await createProduct(request, { price: 200 });
    expect((await (await order(request, shopper, product, { coupon: code })).json()).total).toBe(180);

    await row.getByRole("button", { name: "Remove Ten percent" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(row).toHaveCount(0);
    expect((await order(request, shopper, product, { coupon: code })).status()).toBe(409);
  });
});
