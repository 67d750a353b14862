import { findProduct } from "../support/catalogue";
import { expect, type Locator, type Page, test } from "../support/test";

const styleOf = (control: Locator, property: "backgroundColor" | "outlineStyle" | "outlineWidth") =>
  control.evaluate((element, name) => getComputedStyle(element)[name], property);

const labelOf = (radio: Locator) => radio.locator("xpath=..");

async function expectPrintedVariant(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  await expect(main.getByText("Length: 160 cm")).toBeVisible();
  await expect(main.getByText("$1020.00", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^Seats/ })).toContainText("6");
  await expect(main.getByRole("img").first()).toBeVisible();
  // The picture itself is a button that enlarges it.
  for (const role of [
    "button",
    "radio",
    "textbox",
    "combobox",
    "navigation",
    "banner",
    "contentinfo",
  ] as const)
    await expect(page.getByRole(role).filter({ hasNot: page.getByRole("img") })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
}

/** Swatches keep their colours, and the chosen one has another background. */
async function expectVisibleSwatches(page: Page): Promise<void> {
  const swatches = page.getByRole("group", { name: /^Fabric/ }).getByRole("radio");
  const colours = await Promise.all(
    (await swatches.all()).map((radio) => styleOf(labelOf(radio).locator("span[style]"), "backgroundColor")),
  );
  expect(new Set(colours).size).toBe(colours.length);
  const [chosen, ...others] = await Promise.all(
    (await swatches.all()).map((radio) => styleOf(labelOf(radio), "backgroundColor")),
  );
  expect(others).not.toContain(chosen);
}

test("a product page can be printed, and read with forced colours or by keyboard", {
  tag: "@long",
}, async ({ page, request }) => {
  await test.step("prints the chosen variant and its price, without controls", async () => {
    const table = await findProduct(request, "Holm Oak Dining Table");
    await page.goto(`/products/details/${table.id}`);
    await page.getByRole("radio", { name: "160 cm" }).check();
    await expectPrintedVariant(page);
  });

  await test.step("shows a ring around the quantity that has the focus", async () => {
    const quantity = page.getByRole("textbox", { name: "Quantity" });
    const control = quantity.locator("xpath=..");
    expect(await styleOf(control, "outlineStyle")).toBe("none");
    await page.getByRole("button", { name: "Decrease quantity" }).focus();
    await page.keyboard.press("Tab");
    await expect(quantity).toBeFocused();
    expect([await styleOf(control, "outlineStyle"), await styleOf(control, "outlineWidth")]).toEqual([
      "solid",
      "2px",
    ]);
  });

  await test.step("distinguishes the chosen swatch and checked boxes with forced colours", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const sofa = await findProduct(request, "Alder Three-Seat Sofa");
    await page.goto(`/products/details/${sofa.id}`);
    await expectVisibleSwatches(page);
    await page.goto("/signup");
    // The native checkbox, whose tick is visible with forced colours.
    await expect(page.getByRole("checkbox")).toHaveCSS("appearance", "auto");
  });
});
