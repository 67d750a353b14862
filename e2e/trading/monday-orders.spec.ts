import { signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { placeOrders } from "../support/orders";
import { expect, type Page, test } from "../support/test";

const ORDERS = 30;
const bar = (page: Page) => page.getByRole("region", { name: "Selected orders" });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

test("30 orders on a Monday: confirmed, paid, packed and shipped with tracking numbers in bulk", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders, lastName } = await placeOrders(request, ORDERS);
  const consoleErrors = watchConsole(page);
  await signIn(page, "admin");
  const guide = await openGuide(page, "monday");
  /** Opens a view and selects all its orders. Other tests share the shop, so a search narrows it. */
  const selectAll = async (view: string, label: string) => {
    await page.goto(`/admin/orders?search=${lastName}`);
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: label }).click();
    await page.goto(`/admin/orders?view=${view}&search=${lastName}`);
    await expect(page.getByText(`1–25 of ${ORDERS}`)).toBeVisible();
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await bar(page)
      .getByRole("button", { name: `Select all ${ORDERS}` })
      .click();
    await expect(bar(page).getByText(`${ORDERS} selected`)).toBeVisible();
  };

  await guide.task("Confirm", async () => {
    await selectAll("to-confirm", "To confirm");
    await guide.screenshot("to-confirm");
    await bar(page).getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(status(page, `${ORDERS} orders marked as confirmed.`)).toBeVisible();
  });
  await expect(page.getByText("Nothing to do here.")).toBeVisible();

  await guide.task("Payment received", async () => {
    await selectAll("unpaid", "Waiting for payment");
    await bar(page).getByRole("button", { name: "Mark as paid" }).click();
    const question = page.getByRole("alertdialog", {
      name: /^Are you sure that \$[\d,.]+ was received for 30/,
    });
    await question.getByRole("button", { name: "Mark as paid" }).click();
    await expect(status(page, `${ORDERS} orders marked as paid.`)).toBeVisible();
  });

  await guide.task("Pick list and packing slips", async () => {
    await selectAll("to-pack", "To pack");
    const slips = page.waitForEvent("download");
    await bar(page).getByRole("button", { name: "Packing slips" }).click();
    expect((await slips).suggestedFilename()).toMatch(/^packing-slips-.*\.pdf$/);
    await bar(page).getByRole("link", { name: "Pick list" }).click();
    await expect(page.getByText(`${ORDERS} units of 1 item for ${ORDERS} orders`)).toBeVisible();
  });
  await expectNoAxeViolations(page);
  // The chosen orders are part of the history entry.
  await page.reload();
  await expect(page.getByRole("cell", { name: String(ORDERS), exact: true })).toBeVisible();

  await guide.task("Packed", async () => {
    await selectAll("to-pack", "To pack");
    await bar(page).getByRole("button", { name: "Mark as packed" }).click();
    await expect(status(page, `${ORDERS} orders packed.`)).toBeVisible();
  });

  await guide.task("Ship with tracking numbers", async () => {
    await selectAll("to-ship", "To ship");
    await bar(page).getByRole("button", { name: "Ship", exact: true }).click();
    const table = orders.map(
      ({ number }, index) => `${number}\t1Z999AA101234567${String(index).padStart(2, "0")}`,
    );
    const dialog = page.getByRole("alertdialog", { name: `Ship ${ORDERS} orders?` });
    await dialog.getByLabel(`Tracking number of order ${orders[0]?.number}`).evaluate((field, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", text);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, table.join("\n"));
    await expect(dialog.getByText(`${ORDERS} of ${ORDERS} tracking numbers.`)).toBeVisible();
    await expect(dialog.getByLabel(`Carrier of order ${orders[7]?.number}`)).toHaveValue("ups");
    await expectNoAxeViolations(page);
    await guide.screenshot("ship-all");
    await dialog.getByRole("button", { name: "Ship all" }).click();
    await expect(status(page, `${ORDERS} orders marked as shipped.`)).toBeVisible();
  });

  await test.step("a tracking number finds its order", async () => {
    await page.goto("/admin/orders?search=1Z999AA10123456705");
    await expect(page.getByRole("link", { name: `#${orders[5]?.number}` })).toBeVisible();
  });
  // The same numbers are in docs/owner.md.
  expect(guide.finish()).toEqual([
    { task: "Confirm", clicks: 4 },
    { task: "Payment received", clicks: 5 },
    { task: "Pick list and packing slips", clicks: 5 },
    { task: "Packed", clicks: 4 },
    { task: "Ship with tracking numbers", clicks: 5 },
  ]);
  consoleErrors.expectNone();
});

test("orders are found, opened and selected by keyboard, and filters are part of the address", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders, lastName, product } = await placeOrders(request, 3);
  const [oldest, , newest] = orders;
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${lastName}`);
  await expect(page.getByRole("link", { name: `#${newest?.number}` })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: `#${newest?.number}` })).toBeFocused();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(bar(page).getByText("2 selected")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/orders/${oldest?.id}`);
  await page.goto("/admin/orders");
  await expect(page.getByRole("table")).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search orders" })).toBeFocused();

  await page.getByRole("button", { name: "Filters" }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByLabel("Payment").selectOption("expected");
  await filters.getByLabel("Country").selectOption("Norway");
  await filters.getByLabel("With the product").fill(product.name);
  await filters.getByRole("button", { name: `Choose ${product.name}` }).click();
  await expect(page).toHaveURL(/payment=expected&country=Norway&product=[0-9a-f]{24}$/);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("1–3 of 3")).toBeVisible();
  await page.getByRole("button", { name: "Remove filter: Norway" }).click();
  await expect(page).toHaveURL(/payment=expected&product=/);
});

test("a bulk action reports the orders that it could not change", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { orders, lastName } = await placeOrders(request, 2);
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${lastName}`);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const other = await page.context().newPage();
  await other.goto(`/admin/orders/${orders[0]?.id}`);
  await other.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(
    other.locator("main [data-tone]").getByText("Confirmed", { exact: true }).first(),
  ).toBeVisible();
  await other.close();
  await bar(page).getByRole("button", { name: "Confirm", exact: true }).click();
  const report = page.getByRole("dialog", { name: "1 order was not changed" });
  await expect(report.getByText("1 order marked as confirmed.")).toBeVisible();
  await expect(report.getByRole("link", { name: `#${orders[0]?.number}` })).toBeVisible();
  await expectNoAxeViolations(page);
  await report.getByRole("button", { name: "Undo the others" }).click();
  await expect(status(page, "1 order restored.")).toBeVisible();
});
