import { registerUser, signIn } from "../support/accounts";
import { adminApi } from "../support/admin";
import { awaitScripts } from "../support/await-scripts";
import { contact, thanks } from "../support/checkout";
import { expectNoAxeViolations } from "../support/checks";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const badge = (page: Page) => page.getByTestId("cart-badge");
const savedBy = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith("/api/cart") && reply.request().method() === "PUT");

test("a cart begins on the phone and finishes on the desktop", { tag: "@long" }, async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const [account, { id, name }] = [await registerUser(request), await createProduct(request)];
  const phoneContext = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: baseURL ?? "",
  });
  phoneContext.on("page", awaitScripts);
  const phone = await phoneContext.newPage();
  await signIn(phone, account);
  await phone.goto(`/products/details/${id}`);
  // Arrives above the button after the scripts.
  await expect(phone.getByRole("button", { name: "See delivery to your country" })).toBeVisible();
  const added = savedBy(phone);
  await phone.getByRole("button", { name: "ADD TO CART" }).first().tap();
  expect((await added).status()).toBe(200);

  await signIn(page, account);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const raised = savedBy(page);
  await page.getByRole("button", { name: `Increase quantity of ${name}` }).click();
  await expect(badge(page)).toHaveText("2");
  expect((await raised).status()).toBe(200);

  const { product: find, updateProduct } = await adminApi(request);
  await updateProduct(await find(id), { price: 99 });
  // The phone shows the change as soon as the shopper looks at it.
  await phone.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(badge(phone)).toHaveText("2");
  await phone.goto("/cart");
  await expect(phone.getByText("Now $99 each (was $120.50)")).toBeVisible();
  await expectNoAxeViolations(phone);

  await page.goto("/checkout");
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await page.getByRole("button", { name: "Place Order $198" }).click();
  await expect(thanks(page)).toBeVisible();
  await phone.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(badge(phone)).toHaveCount(0);
  await phoneContext.close();
});
