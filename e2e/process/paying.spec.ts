import { type StripeServer, startStripe } from "../../apps/api/src/testing/stripe/stripe-server";
import { registerUser, signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { fillCheckout, orderIdOf, thanks } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openOwnShop } from "../support/own-shop";
import { createProduct, type ShownProduct, stockOf } from "../support/stock";
import { expect, type Page, test } from "../support/test";

test.setTimeout(300_000);
// All tests share one shop.
test.describe.configure({ mode: "default" });

let stripe: StripeServer;
// Uses a fake Stripe server.
openOwnShop("paying", async (url) => {
  stripe = await startStripe();
  stripe.sendEventsTo(`${url}/api/payments/stripe/events`);
  return { SHOP_PAYMENT_METHODS: "card,test_card", ...stripe.env };
});
test.afterAll(() => stripe.stop());

async function orderBy(page: Page, product: ShownProduct, paymentMethod: RegExp): Promise<void> {
  await page.goto(`/products/details/${product.id}`);
  await fillCheckout(page);
  await page.getByRole("radio", { name: paymentMethod }).check();
  await page.getByRole("button", { name: /^Place Order \$/ }).click();
}

test("a shopper pays with the test card after it was declined once, and one item is refunded", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const consoleErrors = watchConsole(page);
  const product = await createProduct(request);
  await signIn(page, await registerUser(request));
  await orderBy(page, product, /^Test card/);

  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}\/test-card$/);
  const orderId = orderIdOf(page);
  await expect(page.getByText("This is a test. You don't need a card and won't be charged.")).toBeVisible();
  await expectNoAxeViolations(page);
  // Going back shows the order, not an empty checkout.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/order/${orderId}$`));
  await page.getByRole("button", { name: "Pay now" }).click();
  await page.getByRole("button", { name: "Decline the card" }).click();
  await expect(page.getByText("The card was declined. You weren't charged.")).toBeVisible();
  await page.getByRole("link", { name: "Back to the order" }).click();
  await expect(page.getByText(/Please pay \$120\.50 by /)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Pay now" }).click();
  await page.getByRole("button", { name: "Ask for confirmation" }).click();
  await expect(page.getByText("Your bank wants to know: did you make this payment?")).toBeVisible();
  await page.getByRole("button", { name: "Yes, it's me" }).click();
  await expect(thanks(page)).toContainText("We've received $120.50.");
  await expect(page.getByText("Payment received.")).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();

  await openAdmin(elsewhere, `/admin/orders/${orderId}`);
  await elsewhere.getByRole("button", { name: "Refund…" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: /^Refund order/ });
  await dialog.getByRole("spinbutton", { name: `Quantity of ${product.name}` }).fill("1");
  await expect(dialog.getByRole("textbox", { name: "Amount" })).toHaveValue("120.50");
  await dialog.getByRole("checkbox", { name: "Restock items" }).check();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Scratched leg");
  await expectNoAxeViolations(elsewhere);
  await dialog.getByRole("button", { name: "Refund $120.50" }).click();
  await expect(elsewhere.getByRole("list", { name: "Refunds" })).toContainText("Refund, completed");
  await expect(elsewhere.getByRole("list", { name: "Refunds" })).toContainText("Scratched leg");
  await expectNoAxeViolations(elsewhere);
  await expect.poll(() => stockOf(request, product.id)).toBe(5);
  await page.reload();
  await expect(page.getByText("Payment refunded.")).toBeVisible();
});

test("a shopper pays on the payment provider's page, and staff refund a part", { tag: "@long" }, async ({
  page,
  elsewhere,
  request,
}) => {
  const product = await createProduct(request);
  await signIn(page, await registerUser(request));
  // The provider is down at first: the order is saved and can be paid later.
  stripe.setMode("down");
  await orderBy(page, product, /^Card/);
  await expect(
    page.getByRole("alert").filter({ hasText: "We can't reach the payment provider" }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  stripe.setMode("well");
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByRole("heading", { name: "Stand-in for Stripe" })).toBeVisible();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}\?paid=1$/);
  await expect(thanks(page)).toContainText("We've received $120.50.");

  const orderId = orderIdOf(page);
  await openAdmin(elsewhere, `/admin/orders/${orderId}`);
  await elsewhere.getByRole("button", { name: "Refund…" }).click();
  const dialog = elsewhere.getByRole("dialog", { name: /^Refund order/ });
  await dialog.getByRole("textbox", { name: "Amount" }).fill("500");
  await expect(dialog.getByText("You can refund $120.50 at most.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Amount" }).fill("20.5");
  await dialog.getByRole("button", { name: "Refund $20.50" }).click();
  await expect(elsewhere.getByRole("list", { name: "Refunds" })).toContainText("Refund, completed");
  expect(stripe.sessionOf(orderId)?.refunds.map(({ amount }) => amount)).toEqual([2_050]);
  await expect(elsewhere.getByText("$20.50 refunded", { exact: true })).toBeVisible();
  await elsewhere.goto("/admin/transactions");
  await elsewhere.getByRole("link", { name: "Reconcile" }).click();
  const row = elsewhere.getByRole("row").filter({ hasText: "Paid, $20.50 refunded" });
  await expect(row.getByText("Match")).toBeVisible();
  await expectNoAxeViolations(elsewhere);
  await page.reload();
  await expect(page.getByText("Payment received. $20.50 was refunded.")).toBeVisible();
});
