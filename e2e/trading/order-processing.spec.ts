import type { Order } from "@larkwood/contract";
import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { type Account, bearerOf } from "../support/sessions";
import { createProduct, LONG_NAME } from "../support/stock";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

const badge = (page: Page, text: string) => page.locator("main [data-tone]").getByText(text, { exact: true });
const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

/** Places an order of a new customer. */
async function placeOrder(
  request: APIRequestContext,
): Promise<{ order: Order; shopper: Account; name: string }> {
  const shopper = await registerUser(request);
  const product = await createProduct(request, { quantity: 50 });
  const reply = await request.post("/api/orders", {
    headers: { ...(await bearerOf(request, shopper)), "idempotency-key": crypto.randomUUID() },
    data: {
      items: [{ productId: product.id, quantity: 2 }],
      firstName: "Ada",
      lastName: "Lund",
      country: "Norway",
      address: "Elm Street 5",
      phoneNumber: "+4712345678",
      paymentMethod: "bank_transfer",
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { order: await reply.json(), shopper, name: product.name };
}

async function changeStatus(page: Page, action: string, badgeText: string): Promise<void> {
  await page.getByRole("button", { name: action, exact: true }).click();
  await expect(badge(page, badgeText).first()).toBeVisible();
  // The next action appears when the change can no longer be undone, or after a reload.
  await page.reload();
}

test("an order is shipped with a tracking number and delivered, and one item is returned and refunded", async ({
  page,
  request,
  browser,
}) => {
  const { order, shopper, name } = await placeOrder(request);
  const consoleErrors = watchConsole(page);
  await signIn(page, "admin");
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("button", { name: "Mark as paid: order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(badge(page, "Paid")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download invoice/ })).toBeVisible();
  await changeStatus(page, "Confirm", "Confirmed");

  await page.getByRole("button", { name: "Ship", exact: true }).click();
  const parcels = page.getByRole("dialog", { name: `Ship order ${order.number}` });
  await parcels.getByLabel("Carrier").selectOption("royal_mail");
  await parcels.getByLabel("Tracking number").fill("RM 123 456 785 GB");
  await parcels.getByRole("button", { name: "Ship", exact: true }).click();
  await expect(status(page, `Order ${order.number} shipped.`)).toBeVisible();
  await expect(page.getByRole("link", { name: /RM 123 456 785 GB/ })).toHaveAttribute(
    "href",
    /RM123456785GB$/,
  );
  await page.reload();
  await changeStatus(page, "Send out for delivery", "Out for delivery");
  await changeStatus(page, "Mark as delivered", "Delivered");

  const context = await browser.newContext();
  const customerPage = await context.newPage();
  await signIn(customerPage, shopper);
  await customerPage.goto(`/order/${order.id}`);
  await expect(customerPage.getByRole("link", { name: /RM 123 456 785 GB/ })).toBeVisible();
  const invoice = customerPage.waitForEvent("download");
  await customerPage.getByRole("button", { name: /^Download invoice/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^invoice-\d+\.pdf$/);
  await customerPage.getByRole("button", { name: "Request a return…" }).click();
  const returnDialog = customerPage.getByRole("dialog", { name: `Return items from order ${order.number}` });
  await returnDialog.getByLabel(new RegExp(`^${name}`)).fill("1");
  await returnDialog.getByLabel("Reason").fill("One of them wobbles");
  await returnDialog.getByRole("button", { name: "Send request" }).click();
  await expect(customerPage.getByText("We've received your request and will reply soon.")).toBeVisible();

  await page.reload();
  await page.getByLabel("Message to customer").fill("In its box, please");
  await page.getByRole("button", { name: "Accept return" }).click();
  await page.getByRole("button", { name: "Refund items…" }).click();
  const refund = page.getByRole("dialog", { name: `Refund order ${order.number}` });
  await expect(refund.getByLabel(`Quantity of ${name}`)).toHaveValue("1");
  await refund.getByRole("checkbox", { name: "Restock items" }).check();
  await refund.getByRole("button", { name: /^Refund \$/ }).click();
  await expect(status(page, /Refund of \$[\d.,]+ issued\./)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Download credit note/ })).toBeVisible();
  await customerPage.reload();
  await expect(customerPage.getByText("Refunded.", { exact: true })).toBeVisible();
  await context.close();
  consoleErrors.expectNone();
});

test("address and items of an order can be changed before shipping, and an internal note added", {
  tag: "@long",
}, async ({ page, request }) => {
  const { order, name } = await placeOrder(request);
  const other = await createProduct(request, { quantity: 50, name: LONG_NAME });
  await signIn(page, "admin");
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("button", { name: "Edit address…" }).click();
  const addressDialog = page.getByRole("dialog", { name: `Edit address of order ${order.number}` });
  await addressDialog.getByLabel("Address").fill("Birch Way 9");
  await addressDialog.getByRole("button", { name: "Save address" }).click();
  await expect(addressDialog).toBeHidden();
  await expect(page.getByText("Birch Way 9", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Edit items…" }).click();
  const itemsDialog = page.getByRole("dialog", { name: `Edit items of order ${order.number}` });
  await itemsDialog.getByLabel(`Quantity of ${name}`).fill("1");
  await itemsDialog.getByLabel("Add a product").fill(other.name);
  await expect(itemsDialog.getByRole("button", { name: `Add ${other.name}` })).toBeInViewport({ ratio: 1 });
  await itemsDialog.getByRole("button", { name: `Add ${other.name}` }).click();
  await expect(itemsDialog.getByLabel(`Quantity of ${other.name}`)).toHaveValue("1");
  await expectNoAxeViolations(page);
  await itemsDialog.getByRole("button", { name: "Save items" }).click();
  await expect(itemsDialog).toBeHidden();
  await expect(page.getByRole("link", { name: other.name })).toBeVisible();

  await page.getByLabel("Add a note").fill("Rings twice");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("Rings twice")).toBeVisible();
  await expectNoAxeViolations(page);
});

test("if the total of a paid order increases, it can be shipped after the customer has paid the balance", {
  tag: "@long",
}, async ({ page, browser, request }) => {
  const { order, shopper, name } = await placeOrder(request);
  await signIn(page, "admin");
  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("button", { name: `Mark as paid: order ${order.number}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(badge(page, "Paid").first()).toBeVisible();
  await changeStatus(page, "Confirm", "Confirmed");

  await page.getByRole("button", { name: "Edit items…" }).click();
  const itemsDialog = page.getByRole("dialog", { name: `Edit items of order ${order.number}` });
  await itemsDialog.getByLabel(`Quantity of ${name}`).fill("3");
  await itemsDialog.getByRole("button", { name: "Save items" }).click();
  await expect(itemsDialog).toBeHidden();
  await expect(page.getByText(/^Balance due: \$[\d.,]+$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ship", exact: true })).toBeHidden();
  await expectNoAxeViolations(page);

  const context = await browser.newContext();
  const customerPage = await context.newPage();
  await signIn(customerPage, shopper);
  await customerPage.goto(`/order/${order.id}`);
  const payment = customerPage.getByRole("region", { name: "Payment", exact: true });
  await expect(payment.getByText(/^Balance due: \$[\d.,]+$/)).toBeVisible();
  await expect(customerPage.getByText("Balance due", { exact: true })).toBeVisible();
  await expect(payment.getByText(`Order ${order.number}`, { exact: true })).toBeVisible();
  await expectNoAxeViolations(customerPage);

  await page.getByRole("button", { name: "Mark balance as paid" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark balance as paid" }).click();
  await expect(status(page, `Balance of order ${order.number} marked as paid.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Ship", exact: true })).toBeVisible();
  await customerPage.reload();
  await expect(customerPage.getByText("Payment received.")).toBeVisible();
  await context.close();
});

test("packing slips download as one file, and an order can be cancelled with a reason", {
  tag: "@long",
}, async ({ page, request }) => {
  const { order } = await placeOrder(request);
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${order.number}`);
  await page.getByRole("checkbox", { name: `Select order ${order.number}` }).check();
  const file = page.waitForEvent("download");
  await page
    .getByRole("region", { name: "Selected orders" })
    .getByRole("button", { name: "Packing slips" })
    .click();
  expect((await file).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/);

  await page.goto(`/admin/orders/${order.id}`);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Items are restocked");
  await dialog.getByLabel("Reason (shown to the customer)").fill("The last one was damaged");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await expect(badge(page, "Cancelled").first()).toBeVisible();
  await expect(page.getByText("The last one was damaged")).toBeVisible();
});
