import { openAdmin } from "../support/admin";
import { expect, type Page, test } from "../support/test";

const tones = {
  Placed: "sky",
  Confirmed: "orange",
  Shipped: "teal",
  "Out for delivery": "yellow",
  Delivered: "green",
};

/** Expects the sample orders with the specified columns, badges and dates. */
async function expectSampleOrders(page: Page, tableName: string): Promise<void> {
  const table = page.getByRole("table", { name: tableName, exact: true });
  await expect(table.getByRole("columnheader")).toHaveText([
    "ID",
    "Product ID",
    "Customer Name",
    "Order Date",
    "Order Total",
    "Shipping Address",
    "Order Status",
  ]);
  const row = table.getByRole("row").filter({ hasText: "Anthony Fry" });
  await expect(row.getByRole("cell")).toHaveText([
    "#3",
    /^#[0-9a-f]{24}$/,
    "Anthony Fry",
    "16 May 2026",
    "$876.00",
    "San Mateo, CA 94403",
    "Out for delivery",
  ]);
  for (const [text, tone] of Object.entries(tones)) {
    await expect(table.getByText(text, { exact: true }).first()).toHaveAttribute("data-tone", tone);
  }
}

test("the dashboard shows sample totals, charts, orders and popular products [D07 D08 D09 D10 D11 D12 P13]", async ({
  page,
}) => {
  await openAdmin(page, "/admin");
  await expectSampleOrders(page, "Recent Orders");

  await test.step("four cards show the totals", async () => {
    for (const [label, value] of [
      ["Total Sales", "$54232"],
      ["Total Expenses", "$3423"],
      ["Total Customers", "12313"],
      ["Total Orders", "16432"],
    ]) {
      const card = page.locator("main dl > div").filter({ hasText: label });
      await expect(card.getByRole("definition")).toHaveText(value ?? "");
    }
  });

  await test.step("Transactions is a bar chart of monthly income and expense with an accessible table", async () => {
    const chart = page.getByRole("region", { name: "Transactions" });
    await expect(chart.locator(".recharts-bar-rectangle")).toHaveCount(24);
    await expect(chart.locator(".recharts-legend-item-text")).toHaveText(["Income", "Expense"]);
    const table = chart.getByRole("table", { name: "Monthly income and expense" });
    await expect(table.getByRole("columnheader")).toHaveText(["Month", "Income", "Expense"]);
    await expect(table.getByRole("rowheader")).toHaveCount(12);
  });

  await test.step("Buyers Profile is a pie chart of three groups: 540, 620 and 210", async () => {
    const chart = page.getByRole("region", { name: "Buyers Profile" });
    await expect(chart.locator(".recharts-pie-sector")).toHaveCount(3);
    await expect(chart.getByRole("definition")).toHaveText(["540", "620", "210"]);
  });

  await test.step("Popular Products shows the six samples with stock texts and colours", async () => {
    const items = page.getByRole("region", { name: "Popular Products" }).getByRole("listitem");
    const expected = [
      ["Couch", "8 in Stock", "orange"],
      ["Table", "26 in Stock", "orange"],
      ["Stool", "43 in Stock", "orange"],
      ["Vintage Bedframe", "Out of Stock", "red"],
      ["Wardrobe", "18 in Stock", "orange"],
      ["Workplace", "9 in Stock", "orange"],
    ] as const;
    await expect(items).toHaveCount(expected.length);
    for (const [index, [name, stock, tone]] of expected.entries()) {
      await expect(items.nth(index)).toContainText(name);
      await expect(items.nth(index).locator("[data-tone]")).toHaveText(stock);
      await expect(items.nth(index).locator("[data-tone]")).toHaveAttribute("data-tone", tone);
      await expect(items.nth(index)).toContainText(/\$\d+\.\d\d/);
    }
  });
});

test("the sample orders link to existing orders, products and customers [D10 D11 D25 D27]", async ({
  page,
}) => {
  await openAdmin(page, "/admin/orders");
  await expectSampleOrders(page, "Orders");
  const row = page.getByRole("row").filter({ hasText: "Mason Reyes" });
  await row.getByRole("link", { name: "#7" }).click();
  await expect(page).toHaveURL("/order/7");
  await expect(page.getByRole("heading", { name: /Order 7/ })).toBeVisible();
  await page.goBack();
  await row.getByRole("link", { name: /^#[0-9a-f]{24}$/ }).click();
  await expect(page).toHaveURL(/\/products\/details\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { name: "Holm Oak Dining Table" })).toBeVisible();
  await page.goBack();
  await row.getByRole("link", { name: "Mason Reyes" }).click();
  await expect(page).toHaveURL(/\/admin\/[0-9a-f]{24}$/);
  await expect(page.getByRole("heading", { name: "masonreyes" })).toBeVisible();
});
