import sharp from "sharp";
import { registerUser, signIn } from "../support/accounts";
import { createLimitedAdmin, openAdmin } from "../support/admin";
import { fillCheckout, orderIdOf } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openOwnShop } from "../support/own-shop";
import { addTaxRate, addZone, openSection, saveSection, section } from "../support/settings-page";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

// All tests share one shop and change its settings.
test.describe.configure({ mode: "default" });
test.setTimeout(300_000);
openOwnShop("owner-settings", () => ({ SHOP_MODE: "trading" }));

const brand = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Larkwood", exact: true });
const logoOf = (page: Page) => section(page, "Shop").getByRole("group", { name: "Logo" });

test("an Admin with only the settings permission uploads a logo for the header, and restores the name", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  await openAdmin(page, "/admin/settings/shop", await createLimitedAdmin(request, "settings.write"));
  const send = (buffer: Buffer) =>
    logoOf(page)
      .locator("input[type=file]")
      .setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await send(Buffer.from("This is not an image."));
  await expect(logoOf(page).getByRole("alert")).toBeVisible();
  await expect(logoOf(page).getByText("No image")).toBeVisible();
  const drawn = { width: 600, height: 150, channels: 4, background: "#97472a80" } as const;
  await send(await sharp({ create: drawn }).png().toBuffer());
  const uploaded = /\/images\/uploads\/[0-9a-f]{32}_640\.webp$/;
  await expect(logoOf(page).locator("img")).toHaveAttribute("src", uploaded);
  await expect(logoOf(page).getByRole("alert")).toHaveCount(0);
  // Shoppers see nothing before it is saved.
  await elsewhere.goto("/");
  await expect(brand(elsewhere).getByRole("img")).toHaveCount(0);
  await saveSection(page, "Shop");
  await elsewhere.goto("/");
  const logo = brand(elsewhere).getByRole("img", { name: "Larkwood" });
  await expect(logo).toHaveAttribute("src", uploaded);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  await expectNoAxeViolations(elsewhere);

  await section(page, "Shop").getByRole("button", { name: "Use the shop name instead" }).click();
  await saveSection(page, "Shop");
  await elsewhere.goto("/");
  await expect(brand(elsewhere)).toHaveText("Larkwood");
});

test("slides are reordered by keyboard, previewed as a draft, and public after publishing", {
  tag: "@long",
}, async ({ page, context, elsewhere }) => {
  const firstOf = (of: Page) => of.locator('[aria-roledescription=slide][aria-label^="1 of "] h2');
  await elsewhere.goto("/");
  const before = (await firstOf(elsewhere).textContent()) ?? "";
  await openAdmin(page, "/admin/settings/home-page");
  const home = section(page, "Home page");
  const row = (text: string) => home.locator("details").filter({ hasText: text });
  await row("Slide 2:").locator("summary").click();
  const title = home.getByRole("textbox", { name: "Title" }).first();
  await title.fill("Room for one more chair");
  await expect(row("Slide 2:").locator("summary")).toHaveText("Slide 2: Room for one more chair");
  await home.getByRole("button", { name: "Move slide 2 up" }).focus();
  await page.keyboard.press("Enter");
  await expect(row("Slide 1:").locator("summary")).toHaveText("Slide 1: Room for one more chair");
  await expect(row("Slide 2:").locator("summary")).toHaveText(`Slide 2: ${before}`);
  // The first slide can only move down, and that button has the focus.
  await expect(home.getByRole("button", { name: "Move slide 1 down" })).toBeFocused();
  await saveSection(page, "Home page");
  await expect(home.getByText("Unpublished draft")).toBeVisible();
  // Open slides stay open after saving.
  await expect(row("Slide 1:")).toHaveAttribute("open", "");
  await expect(row("Slide 2:")).not.toHaveAttribute("open", "");

  const opened = context.waitForEvent("page");
  await home.getByRole("link", { name: "Preview saved version" }).click();
  const preview = await opened;
  await expect(preview.getByText("Preview: shoppers see this once you publish it.")).toBeVisible();
  await expect(firstOf(preview)).toHaveText("Room for one more chair");
  await expectNoAxeViolations(preview);
  await preview.close();
  await elsewhere.reload();
  await expect(firstOf(elsewhere)).toHaveText(before);

  await home.getByRole("button", { name: "Publish home page" }).click();
  await expect(home.getByText("No draft", { exact: true })).toBeVisible();
  await elsewhere.reload();
  await expect(firstOf(elsewhere)).toHaveText("Room for one more chair");
  await expect(elsewhere.locator('[aria-roledescription=slide][aria-label^="2 of "] h2')).toHaveText(before);
});

test("custom terms are shown as typed, and scripts in them do not run", { tag: "@long" }, async ({
  page,
  elsewhere,
  request,
}) => {
  await openAdmin(page, "/admin/settings/pages");
  const texts = section(page, "Pages");
  const terms = texts.locator("details").filter({ hasText: "Preview Terms & Conditions" });
  await texts.locator("summary").filter({ hasText: "Terms & Conditions" }).click();
  await terms
    .getByRole("textbox", { name: "Terms & Conditions" })
    .fill(
      [
        "# What we promise",
        "**{shop}** keeps its word. [Write to us](/contact-us) or [press here](javascript:window.wasRun=1).",
        "<script>window.wasRun = 2</script>",
        '<img src="x" onerror="window.wasRun = 3">',
      ].join("\n\n"),
    );
  await saveSection(page, "Pages");

  const consoleErrors = watchConsole(elsewhere);
  await elsewhere.goto("/terms");
  await expect(elsewhere.getByRole("heading", { name: "What we promise", level: 1 })).toBeVisible();
  await expect(elsewhere.getByText("Larkwood keeps its word.")).toBeVisible();
  await expect(elsewhere.getByText("<script>window.wasRun = 2</script>")).toBeVisible();
  await expect(elsewhere.getByText('<img src="x" onerror="window.wasRun = 3">')).toBeVisible();
  await expect(elsewhere.getByRole("main").getByRole("link", { name: "Write to us" })).toHaveAttribute(
    "href",
    "/contact-us",
  );
  await expect(elsewhere.locator('a[href*="javascript"], main img, main script')).toHaveCount(0);
  expect(await elsewhere.evaluate(() => "wasRun" in window)).toBe(false);
  await expectNoAxeViolations(elsewhere);
  consoleErrors.expectNone();
  expect(await (await request.get("/terms")).text()).not.toContain("<script>window.wasRun");

  await terms.getByRole("textbox", { name: "Terms & Conditions" }).fill("");
  await saveSection(page, "Pages");
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "Terms & Conditions", level: 1 })).toBeVisible();
});

// Last, because the first order fixes the currency.
test("an owner sets up euros, payment, shipping and tax, a shopper sees the charges, and the currency is fixed", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  await openAdmin(page, "/admin/settings/shop");
  const currency = section(page, "Shop").getByRole("combobox", { name: "Currency" });
  await expect(currency.locator("option[value=EUR]")).toHaveCount(1);
  // Amounts are stored in cents, which yen does not have.
  await expect(currency.locator("option[value=JPY]")).toHaveCount(0);
  await currency.selectOption("EUR");
  await saveSection(page, "Shop");
  await openSection(page, "Payment");
  await section(page, "Payment").getByRole("checkbox", { name: "Pay on delivery" }).check();
  await saveSection(page, "Payment");

  await openSection(page, "Shipping");
  const shipping = await addZone(page);
  await shipping.getByRole("button", { name: "SAVE" }).click();
  await expect(shipping.getByText("Must be an amount such as 9.90")).toBeVisible();
  await shipping.getByRole("spinbutton", { name: "Price" }).fill("12.5");
  await saveSection(page, "Shipping");
  await openSection(page, "Tax");
  await section(page, "Tax")
    .getByRole("checkbox", { name: /include tax/ })
    .uncheck();
  await addTaxRate(page);
  await saveSection(page, "Tax");
  await expectNoAxeViolations(page);

  const product = await createProduct(request);
  await signIn(elsewhere, await registerUser(request));
  await elsewhere.goto(`/products/details/${product.id}`);
  await expect(elsewhere.getByRole("main").getByText("€120.50").first()).toBeVisible();
  await expect(elsewhere.getByRole("main")).not.toContainText("$");
  await fillCheckout(elsewhere);
  const country = elsewhere.locator("[name=country]");
  await country.fill("Japan");
  await country.blur();
  await expect(elsewhere.getByRole("alert")).toHaveText("We can't deliver these items to Japan.");
  await country.fill("Norway");
  await country.blur();
  await expect(elsewhere.getByRole("radio", { name: /^Parcel/ })).toBeChecked();
  const summary = elsewhere.getByRole("region", { name: "Order Summary" });
  await expect(summary).toContainText("Shipping (Parcel)€12.50");
  // 25 % of 120.50 + 12.50.
  await expect(summary).toContainText("VAT 25%€33.25");
  await expect(summary).toContainText("Total€166.25");
  await expectNoAxeViolations(elsewhere);
  await elsewhere.getByRole("button", { name: "Place Order €166.25" }).click();
  await expect(elsewhere.getByText("Please pay €166.25 to the driver")).toBeVisible();
  await expect(elsewhere.getByRole("main")).toContainText("VAT 25%€33.25");

  await page.goto(`/admin/orders/${orderIdOf(elsewhere)}`);
  await expect(page.getByRole("main").getByText("€166.25").first()).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("$");
  await page.goto("/admin/settings/shop");
  await expect(section(page, "Shop").getByText("There are orders in EUR.")).toBeVisible();
  await expect(currency).toHaveCount(0);
});
