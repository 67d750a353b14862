import { signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { placeOrders } from "../support/orders";
import { expect, type Page, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const badge = (page: Page, text: string) => page.locator("main [data-tone]").getByText(text, { exact: true });

/** Opens a page through the menu, as the sidebar is hidden. */
async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

async function expectToFitAndPass(page: Page): Promise<void> {
  await expectNoHorizontalScroll(page);
  await expectNoAxeViolations(page);
}

test("orders on the phone: the owner confirms, marks as paid and ships, and looks up messages and stock", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders, lastName, product } = await placeOrders(request, 1);
  const [order] = orders;
  const consoleErrors = watchConsole(page);
  await signIn(page, "admin");
  const guide = await openGuide(page, "phone-orders");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  await expectToFitAndPass(page);

  await guide.task("An order confirmed, paid and shipped on the phone", async () => {
    await test.step("the order list", async () => {
      await openFromMenu(page, "Orders");
      await page.getByRole("searchbox", { name: /^Search orders/ }).fill(lastName);
      await expect(page.getByText("1–1 of 1")).toBeVisible();
      await expectToFitAndPass(page);
      await page.getByRole("button", { name: /^Confirm/ }).click();
      await expect(badge(page, "Confirmed")).toBeVisible();
      await page.getByRole("link", { name: `#${order?.number}` }).click();
    });

    await test.step("the page of an order, with its actions", async () => {
      await expect(page.getByRole("heading", { name: `Order ${order?.number}` })).toBeVisible();
      await page.reload();
      await expectToFitAndPass(page);
      await page.getByRole("button", { name: /^Mark as paid/ }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
      await expect(badge(page, "Paid")).toBeVisible();
      await guide.screenshot("phone-order");
      await page.getByRole("button", { name: "Ship", exact: true }).click();
      const parcels = page.getByRole("dialog", { name: `Ship order ${order?.number}` });
      await parcels.getByLabel("Tracking number").fill("RM 123 456 785 GB");
      await expect(parcels.getByLabel("Carrier")).toHaveValue("royal_mail");
      await expectToFitAndPass(page);
      await parcels.getByRole("button", { name: "Ship", exact: true }).click();
      await expect(page.getByRole("link", { name: /RM 123 456 785 GB/ })).toBeVisible();
    });
  });
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "An order confirmed, paid and shipped on the phone", clicks: 8 }]);

  await openFromMenu(page, "Messages");
  await expectToFitAndPass(page);

  await openFromMenu(page, "Stock");
  await page.getByLabel("Search by SKU or name").fill(product.name);
  await expect(page.getByLabel(`On hand: ${product.name}`)).toHaveValue("499");
  await expectToFitAndPass(page);
  consoleErrors.expectNone();
});
