import { screenTexts } from "@larkwood/contract";
import { registerUser, signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { press, tabTo } from "../support/keyboard";
import { createSofa } from "../support/sofa";
import { expect, type Locator, type Page, test } from "../support/test";

const contact = {
  firstName: "Ada",
  lastName: "Lund",
  country: "Norway",
  address: "Elm Street 5",
  postCode: "0155",
  city: "Oslo",
  phoneNumber: "+4712345678",
};
const cards = (page: Page) => page.getByRole("list", { name: "Products" });
const chip = (page: Page, text: string) =>
  page.getByRole("button", { name: `Remove the filter ${text}`, exact: true });
const fabric = (page: Page) => page.getByRole("group", { name: /^Fabric/ });
const fits = (page: Page) => page.getByRole("region", { name: "Will it fit?" });

/** Swipes to the left over an element. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error("the element to swipe is not visible");
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0.9) });
  for (let share = 0.85; share > 0.1; share -= 0.05)
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(share) });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

/** Expects the order page with the chosen variant and its price. */
async function expectOrdered(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/order\/[0-9a-f]{24}$/);
  const main = page.getByRole("main");
  await expect(main.getByText(name).first()).toBeVisible();
  await expect(main.getByText("Moss green wool").first()).toBeVisible();
  await expect(main.getByText("$1,450").first()).toBeVisible();
}

test.describe("on a phone, by touch", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test("a shopper finds a green three-seat sofa under $1,500 for a 210 cm wall and buys it", {
    tag: "@long",
  }, async ({ page, request }) => {
    test.setTimeout(360_000);
    const consoleErrors = watchConsole(page);
    const sofa = await createSofa(request);
    await signIn(page, await registerUser(request));
    await page.goto("/products/livingroom");

    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    const dialog = page.getByRole("dialog", { name: "Filters" });
    await dialog.getByRole("textbox", { name: /^To\s*Price/ }).fill("1500");
    await dialog.getByRole("button", { name: "Show by price" }).tap();
    await expect(page).toHaveURL(/maxPrice=1500/);
    await dialog.getByRole("group", { name: "Seats" }).getByRole("checkbox", { name: /^3\b/ }).tap();
    await expect(page).toHaveURL(/seats%3A3/);
    await dialog.getByRole("checkbox", { name: /^Green/ }).tap();
    await expect(page).toHaveURL(/colour%3Agreen/);
    for (const [side, cm] of Object.entries({ Width: "210", Depth: "100", Height: "90" }))
      await dialog.getByRole("textbox", { name: `${side}, cm` }).fill(cm);
    await dialog.getByRole("button", { name: "Show what fits" }).tap();
    await expect(page).toHaveURL(/fits=210x100x90/);
    await dialog.getByRole("button", { name: /^Show \d+ products?$/ }).tap();
    await expect(dialog).toBeHidden();
    for (const text of ["Up to $1,500", "Seats: 3", "Green", "Fits 210 × 100 × 90 cm"])
      await expect(chip(page, text)).toBeVisible();

    const link = cards(page).getByRole("link", { name: sofa.name });
    await expect(cards(page).getByRole("img", { name: `${sofa.name}, Moss green wool` })).toBeVisible();
    await link.tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sofa.name);
    await expect(fabric(page).getByRole("radio", { name: "Moss green wool" })).toBeChecked();
    await expect(page.getByRole("main").getByText("$1,450").first()).toBeVisible();

    await fabric(page).getByText("Oatmeal linen").locator("..").tap();
    await expect(page.getByRole("main").getByText("$1,390").first()).toBeVisible();
    const gallery = page.getByRole("region", { name: `Images of ${sofa.name}` });
    await swipe(page, gallery.getByRole("list").first());
    await expect(gallery.getByText(/^Image 2 of 3: The sofa seen from the side$/)).toBeAttached();
    await expect(gallery.getByRole("button", { name: /^Show image 2 of/ })).toHaveAttribute(
      "aria-current",
      "true",
    );

    await fabric(page).getByText("Moss green wool").last().locator("..").tap();
    await expect(fabric(page).getByRole("radio", { name: "Moss green wool" })).toBeChecked();

    await page
      .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
      .scrollIntoViewIfNeeded();
    await expect(page.getByRole("img", { name: /^From the front: 205 cm/ })).toBeVisible();
    await fits(page).getByLabel("Your space: width").fill("210");
    await fits(page).getByLabel("Your space: depth").fill("100");
    await expect(fits(page).getByText(/^Yes, it fits: 5 cm to spare beside it/)).toBeVisible();

    await page.getByRole("button", { name: "ADD TO CART" }).last().tap();
    const added = page.getByRole("dialog", { name: screenTexts.addedToCart });
    await added.getByRole("link", { name: "CHECKOUT" }).tap();
    await expect(page).toHaveURL(/\/cart$/);
    await page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }).tap();
    await expect(page).toHaveURL(/\/checkout$/);
    for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
    await page.getByRole("radio", { name: /Pay on delivery/ }).tap();
    await page.getByRole("button", { name: "Place Order $1,450" }).tap();
    await expectOrdered(page, sofa.name);
    consoleErrors.expectNone();
  });
});

test("on a desktop a shopper finds the same sofa, checks that it fits and buys it without a mouse", {
  tag: "@long",
}, async ({ page, request }) => {
  test.setTimeout(360_000);
  const consoleErrors = watchConsole(page);
  const sofa = await createSofa(request);
  await signIn(page, await registerUser(request));
  await page.goto("/products/livingroom");
  const panel = page.getByRole("complementary", { name: "Filters" });

  await tabTo(page, panel.getByRole("textbox", { name: /^To\s*Price/ }));
  await page.keyboard.type("1500");
  await page.keyboard.press("Enter");
  await expect(chip(page, "Up to $1,500")).toBeVisible();
  await press(
    page,
    panel.getByRole("group", { name: "Seats" }).getByRole("checkbox", { name: /^3\b/ }),
    "Space",
  );
  await expect(chip(page, "Seats: 3")).toBeVisible();
  await press(page, panel.getByRole("checkbox", { name: /^Green/ }), "Space");
  await expect(chip(page, "Green")).toBeVisible();
  for (const [side, cm] of Object.entries({ Width: "210", Depth: "100", Height: "90" })) {
    await tabTo(page, panel.getByRole("textbox", { name: `${side}, cm` }));
    await page.keyboard.type(cm);
  }
  await page.keyboard.press("Enter");
  await expect(chip(page, "Fits 210 × 100 × 90 cm")).toBeVisible();

  await press(page, cards(page).getByRole("link", { name: sofa.name }), "Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sofa.name);
  const moss = fabric(page).getByRole("radio", { name: "Moss green wool" });
  await expect(moss).toBeChecked();
  const gallery = page.getByRole("region", { name: `Images of ${sofa.name}` });
  await tabTo(page, moss);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("main").getByText("$1,390").first()).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Zoom the image" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(gallery.getByText(/^Image 2 of 3: The sofa seen from the side$/)).toBeAttached();

  await tabTo(page, fabric(page).getByRole("radio", { name: "Oatmeal linen" }));
  await page.keyboard.press("ArrowRight");
  await expect(moss).toBeChecked();
  // The fit check loads when it comes close to the viewport.
  await press(page, page.getByRole("link", { name: "Within 100 days" }), "End");
  await tabTo(page, fits(page).getByLabel("Your space: width"));
  await page.keyboard.type("210");
  await tabTo(page, fits(page).getByLabel("Your space: depth"));
  await page.keyboard.type("100");
  await expect(fits(page).getByText(/^Yes, it fits: 5 cm to spare beside it/)).toBeVisible();
  await expect(page.getByRole("img", { name: /^From the front: 205 cm/ })).toBeVisible();

  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await tabTo(page, quantity, "Shift+Tab");
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue("2");
  await page.keyboard.press("ArrowUp");
  await expect(quantity).toHaveValue("2");
  await page.keyboard.press("ArrowDown");
  await expect(quantity).toHaveValue("1");
  await press(page, page.getByRole("button", { name: "ADD TO CART" }).first());
  const added = page.getByRole("dialog", { name: screenTexts.addedToCart });
  await press(page, added.getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/cart$/);
  await press(page, page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }));
  await expect(page).toHaveURL(/\/checkout$/);
  for (const [name, value] of Object.entries(contact)) {
    await tabTo(page, page.locator(`[name=${name}]`));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
  await tabTo(page, page.getByRole("radio").first());
  await page.keyboard.press("Space");
  const delivery = page.getByRole("radio", { name: /Pay on delivery/ });
  await page.keyboard.press("ArrowDown");
  await expect(delivery).toBeChecked();
  await press(page, page.getByRole("button", { name: "Place Order $1,450" }));
  await expectOrdered(page, sofa.name);
  consoleErrors.expectNone();
});
