import { registerUser, signIn } from "../support/accounts";
import { keepInCart, someProducts } from "../support/cart";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

const sorry =
  "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.";

test("checkout is prefilled, sums up, and places nothing [C10 C12 C13 C14]", async ({ page, request }) => {
  const seen = watchConsole(page);
  const [product] = await someProducts(request);
  if (!product) throw new Error("the demo shop has products");
  await signIn(page, "user");
  await keepInCart(page, [{ product, quantity: 2 }]);
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
  await expect(main.getByText(sorry)).toBeVisible();

  const total = `$${(product.price * 2).toFixed(2)}`;
  const line = main.getByRole("listitem").filter({ hasText: product.name });
  await expect(line).toContainText("Quantity: 2");
  await expect(line).toContainText(total);
  await expect(main.getByText("Shipping").locator("..")).toContainText("Free");
  await expectNoAxeViolations(page);

  const posts: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() !== "GET") posts.push(sent.url());
  });
  await main.getByRole("button", { name: `Place Order ${total}` }).click();
  await expect(main.getByRole("alert")).toHaveText("Invalid payment method.");
  await expectNoAxeViolations(page);
  expect(posts).toEqual([]);
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  seen.expectQuiet();
});

test("checkout judges names, country, address and phone, and leaves notes and coupon free [C11]", async ({
  page,
  request,
}) => {
  await signIn(page, await registerUser(request));
  await page.goto("/checkout");
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(4);
  await expect(page.getByText("Phone number is required")).toBeVisible();

  await page.locator("input[name=firstName]").fill("A");
  await page.locator("input[name=lastName]").fill("B");
  await page.locator("input[name=country]").fill("Swe");
  await page.locator("input[name=address]").fill("Str");
  await page.locator("input[name=phoneNumber]").fill("0701234567");
  await expect(page.getByText("First name must be at least 2 characters long")).toBeVisible();
  await expect(page.getByText("Last name must be at least 2 characters long")).toBeVisible();
  await expect(page.getByText("Country must be at least 5 characters long")).toBeVisible();
  await expect(page.getByText("Address must be at least 5 characters long")).toBeVisible();
  await expect(page.getByText("Phone number must start with + and should only contain digits")).toBeVisible();
  await page.locator("input[name=phoneNumber]").fill("+12345");
  await expect(page.getByText("Phone number must be at least 7 digits")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator("input[name=firstName]").fill("Astrid");
  await page.locator("input[name=lastName]").fill("Berg");
  await page.locator("input[name=country]").fill("Peru");
  await page.locator("input[name=address]").fill("Storgatan 12");
  await page.locator("input[name=phoneNumber]").fill("+46701234567");
  await expect(page.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("checkout without a session leads to the sign-in [C15]", async ({ page }) => {
  await page.goto("/checkout");
  await expect(page).toHaveURL(/\/signin$/);
});
