import { dayRangeText, deliveryDatesText } from "@larkwood/domain";
import { startMailServer } from "../../apps/api/src/testing/mail-server";
import { contact, thanks } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { openOwnShop } from "../support/own-shop";
import { createSofa } from "../support/sofa";
import { expect, type Page, test } from "../support/test";

const van = { name: "Van", kind: "two_man", price: 49, freeFrom: null, fromDays: 5, toDays: 12 };
let mail: Awaited<ReturnType<typeof startMailServer>>;
openOwnShop("delivery-before-checkout", async (url) => {
  mail = await startMailServer();
  return {
    SHOP_PAYMENT_METHODS: "bank_transfer",
    SHOP_CATALOGUE: "public",
    SHOP_SHIPPING: JSON.stringify({
      twoMan: ["livingroom"],
      zones: [{ name: "North", countries: ["Norway"], options: [van] }],
    }),
    SMTP_URL: mail.url,
    PUBLIC_URL: url,
  };
});
test.afterAll(() => mail.stop());

const day = (inDays: number) => new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);

/** The decoded text of the newest email to an address. */
async function readMail(recipient: string): Promise<string> {
  const find = () => mail.messages.findLast((text) => text.includes(recipient)) ?? "";
  await expect.poll(find).not.toBe("");
  const bytes = find()
    .replaceAll("=\r\n", "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

/** The filters: beside the list, or in a dialog on a phone. */
async function openFilters(page: Page) {
  const button = page.getByRole("button", { name: "Filters", exact: true });
  if (!(await button.isVisible())) return page.getByRole("complementary", { name: "Filters" });
  await button.click();
  return page.getByRole("dialog", { name: "Filters" });
}

test("a guest finds a green sofa for a 210 cm wall that arrives in time, and gets what was promised", {
  tag: ["@long", "@phone"],
}, async ({ page, request }) => {
  test.setTimeout(360_000);
  const consoleErrors = watchConsole(page);
  const sofa = await createSofa(request);
  const card = page.getByRole("list", { name: "Products" }).getByRole("link", { name: sofa.name });
  const range = { from: day(van.fromDays), to: day(van.toDays) };
  const promise = `Delivered to Norway ${dayRangeText(range.from, range.to)} · $49`;
  const email = `christmas-${crypto.randomUUID()}@visitor.example`;

  await test.step("filters by space, colour and day of arrival", async () => {
    await page.goto("/products/livingroom");
    const filters = await openFilters(page);
    await filters.getByRole("checkbox", { name: /^Green/ }).click();
    await expect(page).toHaveURL(/colour%3Agreen/);
    await filters.getByRole("textbox", { name: "Width, cm" }).fill("210");
    await filters.getByRole("button", { name: "Show what fits" }).click();
    await expect(page).toHaveURL(/fits=210xx/);
    await filters.getByLabel("Day", { exact: true }).fill(day(van.toDays - 1));
    await filters.getByRole("combobox", { name: "Deliver to" }).fill("Norge");
    await filters.getByRole("button", { name: "Show what arrives" }).click();
    await expect(page).toHaveURL(/deliverTo=NO/);
    await expect(card).toHaveCount(0);
    await filters.getByLabel("Day", { exact: true }).fill(range.to);
    await filters.getByRole("button", { name: "Show what arrives" }).click();
    await expect(page).toHaveURL(new RegExp(`arrivesBy=${range.to}`));
    await expectNoAxeViolations(page);
    const close = page.getByRole("button", { name: /^Show \d+ products?$/ });
    if (await close.isVisible()) await close.click();
    const chip = `Remove the filter Arrives by ${dayRangeText(range.to)} in Norway`;
    await expect(page.getByRole("button", { name: chip })).toBeVisible();
    await expect(card).toBeVisible();
  });
  await test.step("sees dates and price on the product page, without being asked again", async () => {
    await card.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sofa.name);
    const main = page.getByRole("main");
    await expect(main.getByText(promise)).toBeVisible();
    await expect(main.getByText(deliveryDatesText(range))).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole("button", { name: "ADD TO CART" }).last().click();
  });
  await test.step("sees them in the cart and at the checkout", async () => {
    await page.getByRole("dialog").getByRole("link", { name: "CHECKOUT" }).click();
    await expect(page).toHaveURL(/\/cart$/);
    const summary = page.getByRole("complementary");
    await expect(summary.getByText(promise)).toBeVisible();
    await expect(summary.getByText("Shipping (Van)")).toBeVisible();
    await expect(page.getByText(`Delivery ${deliveryDatesText(range)}`)).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoHorizontalScroll(page);
    await summary.getByRole("link", { name: "CHECKOUT" }).click();
    await expect(page.getByRole("heading", { name: "Continue as guest" })).toBeVisible();
    await expect(page.locator("[name=country]")).toHaveValue("Norway");
    await expect(page.getByText(deliveryDatesText(range))).toBeVisible();
  });
  await test.step("orders, and is told the same afterwards and by email", async () => {
    await page.locator("[name=email]").fill(email);
    const { country: _, ...others } = contact;
    for (const [name, value] of Object.entries(others)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("button", { name: /^Place Order \$1,4\d9$/ }).click();
    await expect(thanks(page)).toContainText(deliveryDatesText(range));
    const text = await readMail(email);
    expect(text).toContain(`Delivery: ${deliveryDatesText(range)}, to the room you choose (Van)`);
    expect(text).toContain("Shipping (Van): $49");
  });
  consoleErrors.expectNone();
});
