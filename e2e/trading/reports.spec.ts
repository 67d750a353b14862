import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { openGuide } from "../support/guide";
import { placeOrders } from "../support/orders";
import { bearerOf } from "../support/sessions";
import { expect, type Page, test } from "../support/test";

const openReports = (page: Page) =>
  page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Reports" }).click();
// Other pages have links with the same names, such as "Tax" in the setup checklist.
const openReport = (page: Page, report: string) =>
  page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: report, exact: true }).click();
const shownPeriod = (page: Page) => page.getByRole("status").filter({ hasText: "compared with" });

test("the owner reads what sold last month against the month before, and opens the orders of a figure", {
  tag: "@long",
}, async ({ page, request }) => {
  const { product, orders } = await placeOrders(request, 2);
  const guide = await openGuide(page, "reports");
  await openAdmin(page, "/admin");
  await guide.task("What sold last month, against the month before", async () => {
    await openReports(page);
    await page.getByLabel("Period", { exact: true }).selectOption("Last month");
    await expect(shownPeriod(page)).toHaveText(/^01 .* – .*, compared with 01 .* – /);
  });
  await page.getByLabel("Period", { exact: true }).selectOption("Today");
  await openReport(page, "Products");
  const row = page.getByRole("row", { name: new RegExp(`^${product.name} 2 `) });
  await expect(row).toBeVisible();
  await guide.screenshot("reports");
  await expectNoAxeViolations(page);
  // The address has the whole choice.
  await page.reload();
  await row.getByRole("link").first().click();
  for (const { number } of orders)
    await expect(page.getByRole("link", { name: String(number) })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove filter: Not cancelled or returned" })).toBeVisible();
  expect(guide.finish()).toEqual([expect.objectContaining({ clicks: 1 })]);
});

test("the owner exports the tax of a period for the accountant", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { orders } = await placeOrders(request, 1);
  const headers = await bearerOf(request, "admin");
  const invoice = await request.post(`/api/admin/orders/${orders[0]?.id}/invoice`, { headers });
  expect(invoice.ok(), await invoice.text()).toBe(true);
  const guide = await openGuide(page, "tax");
  await openAdmin(page, "/admin");
  await guide.task("Tax of a period for the accountant", async () => {
    await openReports(page);
    await openReport(page, "Tax");
    await page.getByLabel("Period", { exact: true }).selectOption("Today");
    await expect(page.getByRole("row", { name: /Norway/ }).first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^tax-rate-\d{4}-.*\.csv$/);
  });
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Accounting file…" }).click();
  const dialog = page.getByRole("dialog", { name: "Accounting file" });
  await expectNoAxeViolations(page);
  await guide.screenshot("tax");
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^accounting-\d{4}-\d\d\.csv$/);
  await expect(dialog).toBeHidden();
  expect(guide.finish()).toEqual([expect.objectContaining({ clicks: 3 })]);
});
