import { adminWidths, openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const sofa = "2716d06c0df9d3e4419881b6";
const customer = "8ae49710933adf926f9cd61a";

const screens: readonly (readonly [string, string])[] = [
  ["/admin", "Dashboard"],
  ["/admin/products", "Products"],
  ["/admin/livingroom", "Products"],
  ["/admin/orders", "Orders"],
  ["/admin/customers", "Customers"],
  ["/admin/activity", "Activity"],
  ["/admin/transactions", "Transactions"],
  ["/admin/create-product", "Add New Product"],
  [`/admin/edit/product/${sofa}`, "Edit Product"],
  [`/admin/edit/user/${customer}`, "Edit User Info"],
  [`/admin/${customer}`, "masonreyes"],
];

/** Whether neither the page nor a table in it scrolls sideways. */
async function fitsTheWindow(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const frames = [...document.querySelectorAll("table:not(.sr-only *)")].map(
      (table) => table.parentElement,
    );
    return [document.documentElement, ...frames].every(
      (frame) => frame === null || frame.scrollWidth <= frame.clientWidth,
    );
  });
}

for (const width of adminWidths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("every screen passes axe and fits the window", async ({ page }) => {
      test.slow();
      await openAdmin(page, "/admin");
      for (const [path, title] of screens) {
        await page.goto(path);
        await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
        await expect(page.getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
        await expectNoAxeViolations(page);
        expect(await fitsTheWindow(page), `${path} fits ${width} px`).toBe(true);
      }
    });

    test("open popovers, menus, dialogs and failed forms pass axe", async ({ page }) => {
      await openAdmin(page, "/admin/products");
      await page.getByRole("button", { name: "Notifications" }).click();
      await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: "Open user menu" }).click();
      await expect(page.getByRole("menu")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await page.getByRole("combobox", { name: /^Search/ }).fill("oak");
      await expect(page.getByRole("option").first()).toBeVisible();
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await page
        .getByRole("button", { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goto("/admin/create-product");
      await page.getByRole("button", { name: "SUBMIT" }).click();
      await expect(page.getByText("Required").first()).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}
