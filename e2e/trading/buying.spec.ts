import { registerUser, signIn } from "../support/accounts";
import { adminApi } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { createProduct, type ShownProduct, setStock, stockOf } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};

async function addToCart(page: Page, product: ShownProduct): Promise<void> {
  await page.goto(`/products/details/${product.id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
}

async function fillCheckout(page: Page): Promise<void> {
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
}

const placeOrder = (page: Page) => page.getByRole("button", { name: /^Place Order \$/ }).click();

test.describe("a shop in trading mode", () => {
  let product: ShownProduct;
  test.beforeEach(async ({ page, request }) => {
    product = await createProduct(request);
    await signIn(page, await registerUser(request));
    await addToCart(page, product);
  });

  test("accepts an order, shows its status steps and empties the cart", async ({ page, request }) => {
    const consoleErrors = watchConsole(page);
    await fillCheckout(page);
    await expectNoAxeViolations(page);
    await page.getByRole("radio", { name: /Pay on delivery/ }).check();
    await placeOrder(page);

    await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
    await expect(page.getByRole("heading", { name: /^Order \d+/ })).toBeVisible();
    await expect(page.getByText("Please pay $120.50 to the driver")).toBeVisible();
    await expect(page.getByRole("list", { name: "Status" })).toContainText("Out for delivery");
    await expectNoAxeViolations(page);
    await expect.poll(() => stockOf(request, product.id)).toBe(4);

    await page.goto("/dashboard/orders");
    await expect(page.getByRole("main").getByText(product.name)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goto("/cart");
    await expect(page).toHaveURL(/\/products$/);
    consoleErrors.expectNone();
  });

  test("lets the shopper cancel and restocks the items", async ({ page, request }) => {
    await fillCheckout(page);
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await placeOrder(page);
    await page.getByRole("button", { name: "Cancel order" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Cancel this order?");
    await question.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("heading", { name: /Cancelled/ })).toBeVisible();
    await expect.poll(() => stockOf(request, product.id)).toBe(5);
  });

  test("shows 'Error Placing Order!' if the last item was just sold, and keeps cart and form", async ({
    page,
    request,
  }) => {
    await fillCheckout(page);
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await setStock(request, product.id, 0);
    await placeOrder(page);
    await expect(page.getByRole("alert").filter({ hasText: "Error Placing Order!" })).toBeVisible();
    await expect(page.getByText(`${product.name} is out of stock.`)).toBeVisible();
    await expect(page.locator("[name=address]")).toHaveValue(contact.address);
    await expect(page.getByRole("button", { name: /^Place Order \$120\.50/ })).toBeVisible();
  });

  test("asks again if the price has changed, and charges the confirmed price", {
    tag: "@phone",
  }, async ({ page, request }) => {
    await fillCheckout(page);
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    const { product: find, updateProduct } = await adminApi(request);
    await updateProduct(await find(product.id), { price: 150 });
    await placeOrder(page);
    const question = page.getByRole("alert").filter({ hasText: "The price has changed" });
    await expect(question).toBeInViewport();
    await expect(question).toContainText(`${product.name} is now $150.00 (was $120.50).`);
    await expect(question).toContainText("The total is now $150.00.");
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.locator("[name=address]")).toHaveValue(contact.address);
    await expectNoAxeViolations(page);

    await page.getByRole("button", { name: "Place Order $150.00" }).click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
    await expect(page.getByRole("main")).toContainText("$150.00");
  });

  test("requires a payment method", async ({ page }) => {
    await fillCheckout(page);
    await placeOrder(page);
    await expect(page.getByRole("alert")).toContainText("Invalid payment method.");
    await expect(page).toHaveURL(/\/checkout$/);
  });
});

test("a product that is out of stock cannot be added to the cart", async ({ page, request }) => {
  const product = await createProduct(request, { quantity: 0 });
  await page.goto(`/products/details/${product.id}`);
  await expect(page.getByText("Out of Stock").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeDisabled();
});

test("returns 404 for another customer's order", async ({ page, request }) => {
  const product = await createProduct(request);
  await signIn(page, await registerUser(request));
  await addToCart(page, product);
  await fillCheckout(page);
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await placeOrder(page);
  await expect(page).toHaveURL(/\/order\//);
  const address = page.url();
  await page.context().clearCookies();
  await signIn(page, await registerUser(request));
  await page.goto(address);
  await expect(page.getByText("Page Not Found")).toBeVisible();
});
