import { registerUser, signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { fillCheckout } from "../support/checkout";
import { expectNoAxeViolations } from "../support/checks";
import { openOwnShop } from "../support/own-shop";
import { addTaxRate, addZone, saveSection as save, section } from "../support/settings-page";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test.setTimeout(240_000);
openOwnShop("first-sale", () => ({ SHOP_MODE: "trading" }));

test("an owner sets up payment, shipping and tax, and a shopper sees the charges before paying", async ({
  page,
  elsewhere,
  request,
}) => {
  await openAdmin(page, "/admin/settings");
  const payment = section(page, "Payment");
  await payment.getByRole("checkbox", { name: "Pay on delivery" }).check();
  await save(page, "Payment");

  const shipping = await addZone(page);
  await shipping.getByRole("button", { name: "SAVE" }).click();
  await expect(shipping.getByText("Must be an amount such as 9.90")).toBeVisible();
  await shipping.getByRole("spinbutton", { name: "Price" }).fill("12.5");
  await save(page, "Shipping");

  const tax = section(page, "Tax");
  await tax.getByRole("checkbox", { name: /include tax/ }).uncheck();
  await addTaxRate(page);
  await save(page, "Tax");
  await expectNoAxeViolations(page);

  const product = await createProduct(request);
  await signIn(elsewhere, await registerUser(request));
  await elsewhere.goto(`/products/details/${product.id}`);
  await fillCheckout(elsewhere);
  const country = elsewhere.locator("[name=country]");
  await country.fill("Japan");
  await country.blur();
  await expect(elsewhere.getByText("We can't deliver these items to Japan.")).toBeVisible();
  await country.fill("Norway");
  await country.blur();
  await expect(elsewhere.getByRole("radio", { name: /^Parcel/ })).toBeChecked();
  const summary = elsewhere.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Shipping$12.50");
  // 25 % of 120.50 + 12.50.
  await expect(summary).toContainText("VAT 25%$33.25");
  await expect(summary).toContainText("Total$166.25");
  await expectNoAxeViolations(elsewhere);
  await elsewhere.getByRole("button", { name: "Place Order $166.25" }).click();
  await expect(elsewhere).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  await expect(elsewhere.getByText("Please pay $166.25 to the driver")).toBeVisible();
  await expect(elsewhere.getByRole("main")).toContainText("VAT 25%$33.25");
});
