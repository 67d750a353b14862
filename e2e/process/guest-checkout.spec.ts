import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { registerUser } from "../support/accounts";
import { contact, orderIdOf, thanks } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { press, tabTo } from "../support/keyboard";
import { openOwnShop } from "../support/own-shop";
import { createSofa } from "../support/sofa";
import { expect, type Page, test } from "../support/test";

// All tests share one shop with a mail server and a public catalogue.
test.describe.configure({ mode: "default" });
let mail: Awaited<ReturnType<typeof startMailServer>>;
openOwnShop("guest-checkout", async (url) => {
  mail = await startMailServer();
  return {
    SHOP_PAYMENT_METHODS: "bank_transfer,test_card",
    SHOP_CATALOGUE: "public",
    SMTP_URL: mail.url,
    PUBLIC_URL: url,
  };
});
test.afterAll(() => mail.stop());

/** The newest link to an order of a guest. */
async function findOrderLink(recipient: string): Promise<string> {
  const find = () =>
    mail.messages
      .filter((text) => text.includes(recipient))
      .map((text) => text.replaceAll("=\r\n", "").replaceAll("=3D", "="))
      .map((text) => /http\S+\/guest\/order\/[0-9a-f]{24}#[\w-]{43}/.exec(text)?.[0])
      .findLast((link) => link !== undefined) ?? "";
  await expect.poll(find).not.toBe("");
  return find();
}

async function fillAddress(page: Page, email: string): Promise<void> {
  await page.locator("[name=email]").fill(email);
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=country]").blur();
}

test("a visitor buys a green sofa as a guest, pays, and opens the order from the email", {
  tag: ["@long", "@phone"],
}, async ({ page, elsewhere, request }) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const sofa = await createSofa(request);
  const email = `sofa-${crypto.randomUUID()}@visitor.example`;
  await test.step("fills a cart without signing in", async () => {
    await page.goto(`/products/details/${sofa.id}`);
    await page
      .getByRole("group", { name: /^Fabric/ })
      .getByRole("radio", { name: "Moss green wool" })
      .check();
    await page.getByRole("button", { name: "ADD TO CART" }).last().click();
    await page.getByRole("dialog").getByRole("link", { name: "CHECKOUT" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }).click();
    await expect(page.getByRole("heading", { name: "Continue as guest" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await test.step("keeps what was typed through a reload", async () => {
    await fillAddress(page, email);
    await page.reload();
    await expect(page.locator("[name=email]")).toHaveValue(email);
    await expect(page.locator("[name=city]")).toHaveValue(contact.city);
  });
  await test.step("pays by card and comes back", async () => {
    await page.getByRole("radio", { name: /Test card/ }).check();
    await page.getByRole("button", { name: "Place Order $1,450" }).click();
    await expect(page).toHaveURL(/\/guest\/order\/[0-9a-f]{24}\/test-card/);
    await page.getByRole("button", { name: "Pay $1,450" }).click();
    await expect(thanks(page)).toContainText("We've received $1,450");
    await expect(thanks(page)).toContainText(email);
    await expect(page.getByRole("button", { name: /^Download invoice/ })).toBeVisible();
    await expect(page).toHaveURL(/#[\w-]{43}$/);
    await expectNoAxeViolations(page);
  });
  const id = orderIdOf(page);
  await test.step("opens the order from the email on another device, and no other", async () => {
    await elsewhere.goto(await findOrderLink(email));
    await expect(elsewhere.getByText("Moss green wool").first()).toBeVisible();
    await expect(elsewhere.getByText("Payment received.")).toBeVisible();
    await elsewhere.goto(`/guest/order/${id}#${"A".repeat(43)}`);
    await elsewhere.reload();
    await expect(elsewhere.getByText("This link doesn't open an order")).toBeVisible();
    await expectNoAxeViolations(elsewhere);
  });
  consoleErrors.expectNone([/404/]);
});

test("a visitor orders by keyboard", { tag: "@long" }, async ({ page, request }) => {
  test.setTimeout(240_000);
  const sofa = await createSofa(request);
  await page.goto(`/products/details/${sofa.id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).last().press("Enter");
  await page.goto("/checkout");
  const typed = { email: "keyboard@visitor.example", ...contact };
  for (const [name, value] of Object.entries(typed)) {
    await tabTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole("radio", { name: /Bank transfer/ }));
  await page.keyboard.press("Space");
  await press(page, page.getByRole("button", { name: /^Place Order/ }));
  await expect(thanks(page)).toContainText("We've received your order");
});

test("a visitor signs in from the checkout without losing cart and form", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const account = await registerUser(request);
  const sofa = await createSofa(request);
  await page.goto(`/products/details/${sofa.id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).last().click();
  await page.goto("/checkout");
  await fillAddress(page, "typed@visitor.example");
  await page.getByRole("main").getByRole("link", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/signin\?next=%2Fcheckout$/);
  // The checkout, which has an email field too, is shown until the next page is rendered.
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await page.locator("input[name=email]").fill(account.email);
  await page.locator("input[name=password]").fill(account.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(page.locator("[name=email]")).toHaveValue(account.email);
  await expect(page.locator("[name=email]")).toBeDisabled();
  await expect(page.locator("[name=city]")).toHaveValue(contact.city);
  await expect(page.getByRole("heading", { name: "Continue as guest" })).toBeHidden();
  await expect(page.getByText(sofa.name)).toBeVisible();
});
