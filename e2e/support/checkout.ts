import { expect, type Page } from "./test";

/** Who journeys order for. */
export const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  phoneNumber: "+4712345678",
};

/** Puts the product whose page is shown into the cart and fills the checkout; how to pay is still to be chosen. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
  for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
  // Delivery and tax are asked for once the country was said.
  await page.locator("[name=country]").blur();
}

/** The order whose page is shown. */
export const orderIn = (page: Page) => /order\/([0-9a-f]{24})/.exec(page.url())?.[1] ?? "";

/** What stands right after an order. */
export const thanks = (page: Page) => page.getByRole("region", { name: "Thank you" });
