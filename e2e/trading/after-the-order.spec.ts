import { registerUser, signIn } from "../support/accounts";
import { contact, thanks } from "../support/checkout";
import { countPages } from "../support/pdf-pages";
import { createProduct, stockOf } from "../support/stock";
import { expect, test } from "../support/test";

test("an order by bank transfer is confirmed with the next steps, prints on one page and can be cancelled", {
  tag: "@long",
}, async ({ page, request }) => {
  const products = [await createProduct(request), await createProduct(request), await createProduct(request)];
  const cart = products.map(({ id }) => ({ _id: id, quantity: 1 }));
  await signIn(page, await registerUser(request));
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(cart));
  await page.goto("/checkout");
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  const main = page.getByRole("main");
  const title = page.getByRole("heading", { name: /^Order \d+/ });

  await test.step("the bank account is shown before and after ordering", async () => {
    await page.getByRole("radio", { name: /Bank transfer/ }).check();
    await expect(page.getByText("XX33 LARK WOOD DEMO 0000")).toBeVisible();
    await page.getByRole("button", { name: /^Place Order \$361\.50/ }).click();
    await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
    for (const text of ["Larkwood Demo (not a real account)", "XX33 LARK WOOD DEMO 0000", "DEMOXX00"])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByText(/^Order \d+$/).last()).toBeVisible();
  });

  await test.step("the confirmation shows number and next steps, and promises no email without a mail server", async () => {
    await expect(title).toBeVisible();
    const number = /\d+/.exec((await title.textContent()) ?? "")?.[0];
    await expect(thanks(page)).toContainText(`We've received your order ${number}.`);
    await expect(thanks(page)).toContainText(`Transfer $361.50 with the reference “Order ${number}”.`);
    await expect(thanks(page)).toContainText(/\d\d \w{3} \d{4} – \d\d \w{3} \d{4}/);
    await expect(thanks(page)).not.toContainText("@");
  });

  await test.step("it prints on one page, without header, footer, buttons and confirmation", async () => {
    expect(await countPages(page, "A4")).toBe(1);
    expect(await countPages(page, "Letter")).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    await expect(thanks(page)).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.reload();
    await expect(title).toBeVisible();
  });

  await test.step("cancelling can be aborted, and restocks the items", async () => {
    const question = page.getByRole("alertdialog");
    await page.getByRole("button", { name: "Cancel order" }).click();
    await expect(question).toContainText("Cancel this order?");
    await question.getByRole("button", { name: "Keep order" }).click();
    await expect(question).toBeHidden();
    await expect(page.getByRole("heading", { name: /Placed/ })).toBeVisible();
    await page.getByRole("button", { name: "Cancel order" }).click();
    await question.getByRole("button", { name: "Cancel order" }).click();
    await expect(page.getByRole("heading", { name: /Cancelled/ })).toBeVisible();
    for (const { id } of products) await expect.poll(() => stockOf(request, id)).toBe(5);
  });
});
