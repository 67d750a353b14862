import { signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { placeOrders } from "../support/orders";
import { countPages } from "../support/pdf-pages";
import { expect, type Page, test } from "../support/test";

const badge = (page: Page, text: string) => page.locator("main [data-tone]").getByText(text, { exact: true });

test("five quick clicks change the status once, and it can be undone for ten seconds", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders } = await placeOrders(request, 1);
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${orders[0]?.number}`);
  const button = page
    .getByRole("row")
    .nth(1)
    .getByRole("button", { name: /^Confirm:/ });
  const box = await button.boundingBox();
  if (!box) throw new Error("the button is not visible");
  for (let i = 0; i < 5; i += 1) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(badge(page, "Confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: "1 order restored." })).toBeVisible();
  await expect(badge(page, "Placed")).toBeVisible();
  await expect(
    page
      .getByRole("row")
      .nth(1)
      .getByRole("button", { name: /^Confirm:/ }),
  ).toBeVisible();
});

test("at 1024 px the order table fits, with the next status action in each row", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { orders, lastName } = await placeOrders(request, 1);
  await signIn(page, "admin");
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/admin/orders?search=${lastName}`);
  const action = (name: string) => page.getByRole("button", { name: `${name}: order ${orders[0]?.number}` });
  for (const name of ["Confirm", "Ship", "Send out for delivery"]) {
    await expect(action(name)).toBeInViewport({ ratio: 1 });
    const hidden = await page.getByRole("table").evaluate(({ parentElement: frame }) => {
      return frame ? frame.scrollWidth - frame.clientWidth : -1;
    });
    expect(hidden).toBe(0);
    await action(name).click();
    if (name === "Ship") await page.getByRole("button", { name: "Ship unpaid order" }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 order marked as" })).toBeVisible();
    await page.reload();
  }
});

test("an order opens in the admin area, prints on one page, and its changes are logged", {
  tag: "@long",
}, async ({ page, request }) => {
  const { orders, product } = await placeOrders(request, 1);
  const [placed] = orders;
  const consoleErrors = watchConsole(page);
  const heading = page.getByRole("heading", { name: `Order ${placed?.number}` });
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${placed?.number}`);
  await page.getByRole("link", { name: `#${placed?.number}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${placed?.id}`);
  await expect(heading).toBeVisible();
  await expect(page.getByRole("link", { name: product.name })).toBeVisible();

  await test.step("it prints on one page, without the menu and the top bar", async () => {
    expect(await countPages(page, "A4")).toBe(1);
    // A printed page is as narrow as a small screen.
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeHidden();
    await expect(heading).toBeVisible();
    await expect(page.getByText("Elm Street 5")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Admin" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Notifications" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step("it has the actions of the list and a link back", async () => {
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await expect(badge(page, "Confirmed").first()).toBeVisible();
    await page.getByRole("button", { name: "Mark as paid: order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Mark as paid" }).click();
    await expect(badge(page, "Paid")).toBeVisible();
    await page.getByRole("link", { name: "All orders" }).click();
    await expect(page).toHaveURL("/admin/orders");
  });

  await test.step("the activity log describes the change and can be searched by order number", async () => {
    await page.getByRole("link", { name: "Activity" }).click();
    await expect(page).toHaveURL("/admin/activity");
    await page.getByRole("searchbox").fill(String(placed?.number));
    const entry = page.getByRole("main").getByRole("listitem");
    await expect(
      entry.filter({ hasText: `updated the status of order #${placed?.number} from Placed to Confirmed` }),
    ).toHaveCount(1);
    await page.getByLabel("To", { exact: true }).fill("2020-01-01");
    await expect(page.getByText("No activity found")).toBeVisible();
  });
  consoleErrors.expectNone();
});

test("all results of a search can be selected across pages and updated at once", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { lastName } = await placeOrders(request, 28);
  await signIn(page, "admin");
  await page.goto(`/admin/orders?search=${lastName}`);
  await expect(page.getByText("1–25 of 28")).toBeVisible();
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await bar.getByRole("button", { name: "Select all 28" }).click();
  await expect(bar.getByText("28 selected")).toBeVisible();
  await page.mouse.wheel(0, 1200);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "28 orders marked as confirmed." })).toBeVisible();
  await page.goto(`/admin/orders?search=${lastName}&status=PLACED`);
  await expect(page.getByText("No orders found.")).toBeVisible();
});

test("the sidebar has promotions and activity, and the popovers show new orders and emails", {
  tag: "@long",
}, async ({ page, request }) => {
  await placeOrders(request, 1);
  await signIn(page, "admin");
  await page.goto("/admin");
  const sidebar = page.getByRole("navigation", { name: "Admin" });
  await expect(sidebar.getByRole("link")).toHaveText([
    "Dashboard",
    "Products",
    "Stock",
    "Orders",
    "Reports",
    "Promotions",
    "Customers",
    "Transactions",
    "Messages",
    "Reviews",
    "Activity",
    "Staff",
    "API keys",
    "Webhooks",
    "Health",
    "Settings",
    "Help & Support",
  ]);
  await page.getByRole("button", { name: "Messages" }).click();
  await page.getByRole("dialog", { name: "Messages" }).getByRole("link", { name: "All messages" }).click();
  await expect(page).toHaveURL("/admin/messages");
  await page.getByRole("button", { name: "Notifications" }).click();
  const bell = page.getByRole("dialog", { name: "Notifications" });
  // Other tests place orders too; the latest is first.
  const newest = bell.getByRole("link", { name: /^#\d+ / }).first();
  await expect(newest).toBeVisible();
  await newest.click();
  await expect(page).toHaveURL(/\/admin\/orders\/[0-9a-f]{24}$/);
  await expect(bell).toBeHidden();
});

test("newsletter subscribers can be listed, searched and exported", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const email = `${crypto.randomUUID()}@letters.example`;
  expect((await request.post("/api/newsletter", { data: { email } })).status()).toBe(202);
  await signIn(page, "admin");
  await page.goto("/admin/customers");
  await page.getByRole("main").getByRole("link", { name: "Newsletter" }).click();
  await page.getByRole("searchbox", { name: "Search subscribers" }).fill(email.slice(0, 12));
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("cell", { name: email })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^subscribers-.*\.csv$/);
});

test("the stock history of a product links to the order of each sale", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { orders, product } = await placeOrders(request, 1);
  await signIn(page, "admin");
  await page.goto(`/admin/edit/product/${product.id}`);
  const moves = page.getByRole("table", { name: "Stock history" });
  await expect(moves.getByRole("row")).toHaveCount(3);
  await expect(moves.getByRole("row").nth(1)).toContainText(`Sold`);
  await expect(moves.getByRole("row").nth(2)).toContainText("Initial stock");
  await moves.getByRole("link", { name: `Order ${orders[0]?.number}` }).click();
  await expect(page).toHaveURL(`/admin/orders/${orders[0]?.id}`);
});
