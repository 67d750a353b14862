import { registerUser, signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { newDataDir, removeDataDir, type ShopProcess, spawnShop } from "../support/shop-process";
import { freePort } from "../support/shops";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

// A shop of its own: what is set here would change what every other journey pays.
const port = freePort();
test.use({ baseURL: `http://localhost:${port}` });
test.setTimeout(240_000);

let dataDir: string;
let shop: ShopProcess;

test.beforeAll(async () => {
  dataDir = newDataDir("first-sale");
  shop = await spawnShop(port, dataDir, { SHOP_MODE: "trading" });
});

test.afterAll(async () => {
  await shop.stop();
  removeDataDir(dataDir);
});

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function save(page: Page, name: string): Promise<void> {
  await section(page, name).getByRole("button", { name: "SAVE" }).click();
  // Saved: there is nothing left to save, and a way back.
  await expect(section(page, name).getByRole("button", { name: "SAVE" })).toBeDisabled();
  await expect(
    section(page, name)
      .getByRole("button", { name: /^Undo the last change of/ })
      .first(),
  ).toBeVisible();
}

test("an owner sets payment, delivery and tax in the browser, and a shopper sees what is charged before paying", async ({
  page,
  elsewhere,
  request,
}) => {
  await openAdmin(page, "/admin/settings");
  const payment = section(page, "Payment");
  await payment.getByRole("checkbox", { name: "Pay on delivery" }).check();
  await save(page, "Payment");

  const shipping = section(page, "Shipping");
  await shipping.getByRole("button", { name: "+ Add a zone" }).click();
  await shipping.getByRole("textbox", { name: "Name" }).fill("North");
  await shipping.getByRole("textbox", { name: "Countries" }).fill("Norway, Sweden");
  await shipping.getByRole("button", { name: "SAVE" }).click();
  await expect(shipping.getByText("Must be an amount such as 9.90")).toBeVisible();
  await shipping.getByRole("spinbutton", { name: "Price" }).fill("12.5");
  await save(page, "Shipping");

  const tax = section(page, "Tax");
  await tax.getByRole("checkbox", { name: /include tax/ }).uncheck();
  await tax.getByRole("button", { name: "+ Add a rate" }).click();
  await tax.getByRole("textbox", { name: /^Country/ }).fill("Norway");
  await tax.getByRole("spinbutton", { name: "Percent" }).fill("25");
  await save(page, "Tax");
  await expectNoAxeViolations(page);

  const product = await createProduct(request);
  await signIn(elsewhere, await registerUser(request));
  await elsewhere.goto(`/products/details/${product.id}`);
  await elsewhere.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(elsewhere.getByText("successfully added to your cart")).toBeVisible();
  await elsewhere.goto("/checkout");
  const contact = { firstName: "Ada", lastName: "Lund", address: "Elm Street 5", phoneNumber: "+4712345678" };
  for (const [name, value] of Object.entries(contact)) await elsewhere.locator(`[name=${name}]`).fill(value);
  const country = elsewhere.locator("[name=country]");
  await country.fill("Japan");
  await country.blur();
  await expect(elsewhere.getByText("We cannot deliver these items to Japan.")).toBeVisible();
  await country.fill("Norway");
  await country.blur();
  await expect(elsewhere.getByRole("radio", { name: /^Parcel/ })).toBeChecked();
  const summary = elsewhere.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Shipping$12.50");
  // A quarter of 120.50 and 12.50.
  await expect(summary).toContainText("VAT 25 %$33.25");
  await expect(summary).toContainText("Total$166.25");
  await expectNoAxeViolations(elsewhere);
  await elsewhere.getByRole("button", { name: "Place Order $166.25" }).click();
  await expect(elsewhere).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  await expect(elsewhere.getByText("Please pay $166.25 to the driver")).toBeVisible();
  await expect(elsewhere.getByRole("main")).toContainText("VAT 25 %$33.25");
});
