import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { signIn, signInByForm } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { contact } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { findMailLink } from "../support/mail-links";
import { placeOrders } from "../support/orders";
import { openOwnShop } from "../support/own-shop";
import { bearerOf } from "../support/sessions";
import { createProduct, LONG_NAME } from "../support/stock";
import { expect, type Page, test } from "../support/test";

// All tests share one shop with a mail server, because a new customer gets a link to set a password.
test.describe.configure({ mode: "default" });
test.setTimeout(300_000);
let mail: Awaited<ReturnType<typeof startMailServer>>;
openOwnShop("by-phone", async (url) => {
  mail = await startMailServer();
  return { SHOP_PAYMENT_METHODS: "bank_transfer", SMTP_URL: mail.url, PUBLIC_URL: url };
});
test.afterAll(() => mail.stop());

const status = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

/** Sets a password with the newest link sent to an email address. */
async function choosePassword(page: Page, email: string, password: string): Promise<void> {
  await page.goto(await findMailLink(mail, "reset-password", email));
  await page.locator("input[type=password]").fill(password);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page).toHaveURL(/\/signin$/);
}

test("an Admin places a phone order for a new customer, who sets a password by email and sees the order", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const product = await createProduct(request, { name: "Alder armchair" });
  const email = "grete@lund.example";
  const consoleErrors = watchConsole(page);
  const guide = await openGuide(page, "by-phone");
  await openAdmin(page, "/admin/orders");
  await guide.task("A phone order for a new customer", async () => {
    await page.getByRole("link", { name: "New order" }).click();
    await expect(page.getByRole("heading", { name: "New order" })).toBeVisible();
    await expect(page.getByText("Still missing: a customer, a product, a country.")).toBeVisible();
    await page.getByLabel("Name or email").fill(email);
    await expect(page.getByText(`No results for “${email}”.`)).toBeVisible();
    await page.getByRole("button", { name: "New customer…" }).click();
    await page.getByLabel("Customer name").fill("Grete Lund");
    await page.getByLabel("Customer email").fill(email);
    // By keyboard, as during a phone call.
    await page.keyboard.press("Enter");
    await expect(page.getByText(`Grete Lund, ${email}`)).toBeVisible();

    await page.getByLabel("Add a product").fill(product.name);
    await expect(page.getByRole("button", { name: `Add ${product.name}` })).toBeVisible();
    await page.keyboard.press("Enter");
    await page.getByLabel(`Quantity of ${product.name}`).fill("2");
    for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
    await page.locator("[name=country]").blur();
    await expect(page.getByRole("main")).toContainText("Total$241");
    await guide.screenshot("by-phone");
    await page.getByRole("button", { name: "Place order" }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f]{24}$/);
  });
  await expect(status(page, /^Order \d+ placed\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/Order \d+/);
  const number = /\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0];
  await page.getByRole("link", { name: "Ada Lund" }).click();
  await expect(page.getByRole("heading", { name: "Grete Lund", level: 1 })).toBeVisible();
  const orders = page.getByRole("region", { name: "Orders", exact: true });
  await expect(orders.getByRole("listitem")).toHaveCount(1);
  await expect(orders.getByRole("link", { name: `Order ${number}` })).toBeVisible();
  await guide.screenshot("customer");
  guide.finish();
  consoleErrors.expectNone();

  await choosePassword(elsewhere, email, "chosen-by-grete");
  await signInByForm(elsewhere, { userName: "Grete Lund", email, password: "chosen-by-grete" });
  await elsewhere.goto("/dashboard/orders");
  await elsewhere.getByRole("link", { name: `Order ${number}`, exact: true }).click();
  await expect(elsewhere.getByRole("main")).toContainText(`Order ${number}`);
  await expect(elsewhere.getByRole("main")).toContainText("$241");
});

test("a double click places a phone order once, and a country without delivery blocks it", {
  tag: "@long",
}, async ({ page, request }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  const product = await createProduct(request, { name: LONG_NAME });
  const { shopper } = await placeOrders(request, 1);
  const headers = await bearerOf(request, "admin");
  const shipping = (zones: object[]) =>
    request.put("/api/settings/shipping", { headers, data: { value: { twoMan: [], zones } } });
  const shippingOption = {
    name: "Parcel",
    kind: "parcel",
    price: 10,
    freeFrom: null,
    fromDays: 1,
    toDays: 3,
  };
  expect((await shipping([{ name: "North", countries: ["Norway"], options: [shippingOption] }])).ok()).toBe(
    true,
  );
  await openAdmin(page, "/admin/create-order");
  await page.getByLabel("Name or email").fill(shopper.email);
  await page.getByRole("button", { name: `Choose ${shopper.userName}` }).click();
  await page.getByLabel("Add a product").fill(product.name);
  await page.getByRole("button", { name: `Add ${product.name}` }).click();
  for (const [name, value] of Object.entries({ ...contact, country: "Japan" }))
    await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=country]").blur();
  await expect(page.getByText("We can't deliver these items to Japan.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Place order" })).toBeDisabled();
  await page.locator("[name=country]").fill("Norway");
  await page.locator("[name=country]").blur();
  await expect(page.getByRole("main")).toContainText("Total$130.50");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Place order" }).dblclick();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f]{24}$/);
  await page.getByRole("link", { name: "Ada Lund" }).click();
  const list = page.getByRole("region", { name: "Orders", exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  expect((await request.delete("/api/settings/shipping", { headers })).ok()).toBe(true);
});

test("the customer page shows orders and spending, stores a note, and blocks and unblocks the customer", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const { orders, shopper } = await placeOrders(request, 2);
  const [first, second] = orders;
  await signIn(elsewhere, shopper);
  await elsewhere.goto("/dashboard/orders");
  await expect(elsewhere.getByRole("link", { name: `Order ${first?.number}`, exact: true })).toBeVisible();

  await openAdmin(page, `/admin/orders/${first?.id}`);
  await page.getByRole("button", { name: "Mark as paid: order" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await page.goto(`/admin/${first?.customerId}`);
  const customer = page.getByRole("region", { name: "Customer", exact: true });
  await expect(customer.getByRole("term").filter({ hasText: "Orders" }).locator("..")).toContainText("2");
  await expect(customer).toContainText("$120.50");
  const list = page.getByRole("region", { name: "Orders", exact: true });
  await expect(list.getByRole("link")).toHaveText([`Order ${second?.number}`, `Order ${first?.number}`]);

  await customer.getByLabel("Internal note").fill("Wants to be called before noon");
  await customer.getByRole("button", { name: "Save note" }).click();
  await expect(customer.getByRole("button", { name: "Save note" })).toBeDisabled();
  await page.reload();
  await expect(customer.getByLabel("Internal note")).toHaveValue("Wants to be called before noon");
  await expectNoAxeViolations(page);

  // Blocking must not discard an unsaved note.
  await customer.getByLabel("Internal note").fill("Wants to be called before noon, if at all");
  await customer.getByRole("button", { name: "Block…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(customer.getByText(/^Blocked since .*: can't sign in or order\.$/)).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await elsewhere.goto("/signin");
  await elsewhere.locator("input[name=email]").fill(shopper.email);
  await elsewhere.locator("input[name=password]").fill(shopper.password);
  await elsewhere.getByRole("checkbox").check();
  await elsewhere.getByRole("button", { name: "Sign In" }).click();
  await expect(elsewhere.getByText("This account is blocked. Please contact us.")).toBeVisible();

  await customer.getByRole("button", { name: "Unblock" }).click();
  await expect(customer.getByText(/^Blocked since/)).toBeHidden();
  await expect(customer.getByLabel("Internal note")).toHaveValue("Wants to be called before noon, if at all");
  await customer.getByRole("button", { name: "Send a reset link" }).click();
  await expect(status(page, `Password reset link sent to ${shopper.email}.`)).toBeVisible();
  await choosePassword(elsewhere, shopper.email, "a-better-one");
  await signInByForm(elsewhere, { ...shopper, password: "a-better-one" });
});
