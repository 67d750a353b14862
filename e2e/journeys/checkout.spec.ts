import { signIn } from "../support/accounts";
import { fillCart, findDemoProducts } from "../support/cart";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

const noPaymentMethods =
  "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.";

test("the checkout is prefilled and shows totals, but places no order [C10 C12 C13 C14]", {
  tag: "@phone",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const [product] = await findDemoProducts(request, 1);
  if (!product) throw new Error("the demo shop has products");
  await signIn(page, "user");
  await fillCart(page, [{ product, quantity: 2 }]);
  await page.goto("/checkout");

  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Customer Information" })).toBeVisible();
  await expect(page.locator("input[name=email]")).toHaveValue("user@larkwood.example");
  await expect(page.locator("input[name=email]")).toBeDisabled();
  for (const name of ["firstName", "lastName", "country", "address", "phoneNumber"]) {
    await expect(page.locator(`input[name=${name}]`)).not.toHaveValue("");
  }
  await expect(page.getByLabel("Special Request (Optional)")).toHaveAttribute("name", "notes");
  await expect(page.getByLabel("Have a coupon?")).toHaveAttribute("name", "coupon");
  await expect(main.getByText(noPaymentMethods)).toBeVisible();

  const total = `$${(product.price * 2).toFixed(2)}`;
  const line = main.getByRole("listitem").filter({ hasText: product.name });
  await expect(line).toContainText("Quantity: 2");
  await expect(line).toContainText(total);
  await expect(main.getByText("Shipping").locator("..")).toContainText("Free");

  const posts: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() !== "GET") posts.push(sent.url());
  });
  await main.getByRole("button", { name: `Place Order ${total}` }).click();
  await expect(main.getByRole("alert")).toHaveText("Invalid payment method.");
  expect(posts).toEqual([]);
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  consoleErrors.expectNone();
});
