import { expect, type Page } from "./test";

/** The address of test orders. */
export const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  postCode: "0155",
  city: "Oslo",
  phoneNumber: "+4712345678",
};

/** Adds the shown product to the cart and fills in the checkout, except for the payment method. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  // Leaving the country field loads shipping and tax.
  await page.locator("[name=country]").blur();
}

/** The id of the shown order. */
export const orderIdOf = (page: Page) => /order\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? "";

/** The confirmation after an order. */
export const thanks = (page: Page) => page.getByRole("region", { name: "Thank you" });
