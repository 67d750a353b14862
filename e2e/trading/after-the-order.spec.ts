import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { countPages } from "../support/pdf-pages";
import { createProduct } from "../support/stock";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};

async function placeOrder(page: Page, request: APIRequestContext): Promise<void> {
  const products = [await createProduct(request), await createProduct(request), await createProduct(request)];
  const cart = products.map(({ id }) => ({ _id: id, quantity: 1 }));
  await signIn(page, await registerUser(request));
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(cart));
  await page.goto("/checkout");
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  await page.getByRole("radio", { name: /Bank transfer/ }).check();
  await page.getByRole("button", { name: /^Place Order \$361\.50/ }).click();
  await expect(page).toHaveURL(/\/order\//);
}

test("the confirmation shows the order number and next steps, and promises no email without a mail server", async ({
  page,
  request,
}) => {
  await placeOrder(page, request);
  const title = page.getByRole("heading", { name: /^Order \d+/ });
  await expect(title).toBeVisible();
  const number = /\d+/.exec((await title.textContent()) ?? "")?.[0];
  const thanks = page.getByRole("region", { name: "Thank you" });
  await expect(thanks).toContainText(`We've received your order ${number}.`);
  await expect(thanks).toContainText(`Transfer $361.50 with the reference “Order ${number}”.`);
  await expect(thanks).toContainText(/\d\d \w{3} \d{4} – \d\d \w{3} \d{4}/);
  await expect(thanks).not.toContainText("@");
  await expectNoAxeViolations(page);
  await page.goto(page.url());
  await expect(page.getByRole("heading", { name: /^Order \d+/ })).toBeVisible();
});

test("an order prints on one page, without header, footer, buttons and confirmation", async ({
  page,
  request,
}) => {
  await placeOrder(page, request);
  await expect(page.getByRole("region", { name: "Thank you" })).toBeVisible();
  expect(await countPages(page, "A4")).toBe(1);
  expect(await countPages(page, "Letter")).toBe(1);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("region", { name: "Thank you" })).toBeHidden();
});

test("cancelling an order can be aborted with 'Keep order'", async ({ page, request }) => {
  await placeOrder(page, request);
  await page.getByRole("button", { name: "Cancel order" }).click();
  const question = page.getByRole("alertdialog");
  await expectNoAxeViolations(page);
  await question.getByRole("button", { name: "Keep order" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("heading", { name: /Placed/ })).toBeVisible();
});
