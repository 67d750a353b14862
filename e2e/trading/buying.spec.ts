import { registerUser, signIn } from "../support/accounts";
import { adminApi } from "../support/admin";
import { contact, fillCheckout } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { placeOrders } from "../support/orders";
import { createProduct, type ShownProduct, setStock, stockOf } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const placeOrder = (page: Page) => page.getByRole("button", { name: /^Place Order \$/ }).click();

test.describe("a shop in trading mode", () => {
  let product: ShownProduct;
  test.beforeEach(async ({ page, request }) => {
    product = await createProduct(request);
    await signIn(page, await registerUser(request));
    await page.goto(`/products/details/${product.id}`);
    await fillCheckout(page);
  });

  test("accepts an order, shows its status steps and empties the cart", async ({ page, request }) => {
    const consoleErrors = watchConsole(page);
    await page.getByRole("radio", { name: /Pay on delivery/ }).check();
    await placeOrder(page);

    await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
    await expect(page.getByRole("heading", { name: /^Order \d+/ })).toBeVisible();
    await expect(page.getByText("Please pay $120.50 to the driver")).toBeVisible();
    await expect(page.getByRole("list", { name: "Status" })).toContainText("Out for delivery");
    await expect.poll(() => stockOf(request, product.id)).toBe(4);

    await page.goto("/dashboard/orders");
    await expect(page.getByRole("main").getByText(product.name)).toBeVisible();
    await page.goto("/cart");
    await expect(page).toHaveURL(/\/products$/);
    consoleErrors.expectNone();
  });

  test("shows 'Error Placing Order!' if the last item was just sold, and keeps cart and form", {
    tag: "@long",
  }, async ({ page, request }) => {
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await setStock(request, product.id, 0);
    await placeOrder(page);
    await expect(page.getByRole("alert").filter({ hasText: "Error Placing Order!" })).toBeVisible();
    await expect(page.getByText(`${product.name} is out of stock.`)).toBeVisible();
    await expect(page.locator("[name=address]")).toHaveValue(contact.address);
    await expect(page.getByRole("button", { name: /^Place Order \$120\.50/ })).toBeVisible();
  });

  test("asks again if the price has changed, and charges the confirmed price", {
    tag: "@long",
  }, async ({ page, request }) => {
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    const { product: find, updateProduct } = await adminApi(request);
    await updateProduct(await find(product.id), { price: 150 });
    await placeOrder(page);
    const question = page.getByRole("alert").filter({ hasText: "The price has changed" });
    await expect(question).toBeInViewport();
    await expect(question).toContainText(`${product.name} is now $150 (was $120.50).`);
    await expect(question).toContainText("The total is now $150.");
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.locator("[name=address]")).toHaveValue(contact.address);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Place Order $150" }).click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
    await expect(page.getByRole("main")).toContainText("$150");
  });
});

test("returns 404 for another customer's order", { tag: "@long" }, async ({ page, request }) => {
  const { orders } = await placeOrders(request, 1);
  await signIn(page, await registerUser(request));
  await page.goto(`/order/${orders[0]?.id}`);
  await expect(page.getByText("Page Not Found")).toBeVisible();
});
