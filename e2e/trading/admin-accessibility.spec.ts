import { adminApi, adminWidths, openAdmin } from "../support/admin";
import { expectToFitAndPass, sweepAdminScreens } from "../support/admin-sweep";
import { expectNoAxeViolations, sweep } from "../support/checks";
import { placeOrders } from "../support/orders";
import { bearerOf } from "../support/sessions";
import { createSofa } from "../support/sofa";
import { expect, type Page, test } from "../support/test";

// Every screen and state of the admin area of a shop that takes orders passes axe; screens at both widths, states at the narrow one.

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("screens of orders and customers pass axe and fit the window", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.slow();
  const { orders } = await placeOrders(request, 1);
  const [placed] = orders;
  const email = `${crypto.randomUUID()}@letters.example`;
  await request.post("/api/newsletter", { data: { email } });
  await openAdmin(page, "/admin");
  const screens = [
    ["/admin", "Dashboard"],
    [`/admin/orders?search=${placed?.number}`, "Orders"],
    [`/admin/orders/${placed?.id}`, `Order ${placed?.number}`],
    [`/admin/${placed?.customerId}`, ""],
    [`/admin/transactions?search=${placed?.number}`, "Transactions"],
    ["/admin/messages", "Messages"],
    ["/admin/reviews", "Reviews"],
    ["/admin/promotions", "Promotions"],
    [`/admin/activity?search=${placed?.number}`, "Activity"],
    [`/admin/newsletter?search=${email.slice(0, 12)}`, "Newsletter"],
    ["/admin/customers", "Customers"],
    ["/admin/carts?idle=0", "Carts"],
    ["/admin/reports?period=year", "Reports"],
    ["/admin/reports?report=tax&period=year", "Reports"],
    ["/admin/reports?report=carts&period=year", "Reports"],
  ] as const;
  await sweepAdminScreens(page, screens, { onPhones: true });
});

test("screens of stock, staff and the system pass axe and fit the window", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.slow();
  const created = await request.post("/api/admin/webhooks", {
    headers: await bearerOf(request, "admin"),
    data: { url: "https://erp.example/events", description: "ERP", events: ["return.requested"] },
  });
  const webhook = await created.json();
  await openAdmin(page, "/admin");
  const screens = [
    ["/admin/stock", "Stock"],
    ["/admin/stock/reorder", "Re-order list"],
    ["/admin/stock/take", "Stock-take"],
    ["/admin/products?status=draft", "Products"],
    ["/admin/emails", "Emails"],
    ["/admin/jobs", "Background jobs"],
    ["/admin/health", "Health"],
    ["/admin/staff", "Staff"],
    ["/admin/staff/roles", "Staff"],
    [`/admin/staff/${(await adminApi(request)).adminId}`, ""],
    ["/admin/api-keys", "API keys"],
    ["/admin/webhooks", "Webhooks"],
    [`/admin/webhooks/${webhook.id}`, "ERP"],
    ["/admin/settings", "Settings"],
  ] as const;
  await sweepAdminScreens(page, screens, { onPhones: true });
});

test("the menu of a phone passes axe", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAdmin(page, "/admin/orders");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
  await expectNoAxeViolations(page);
});

test("the pages of the settings pass axe and fit the window", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(480_000);
  await openAdmin(page, "/admin/settings");
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(12);
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  await sweepAdminScreens(
    page,
    paths.map((path) => [path, "Settings"]),
    { onPhones: true },
  );
  await page.getByRole("searchbox", { name: "Search settings" }).fill("order");
  await expect(page.getByRole("list", { name: "Settings found" })).toBeVisible();
  await expectToFitAndPass(page);
});

test("the form of a product with variants passes axe and fits the window", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const sofa = await createSofa(request);
  const { variants: [variant] = [] } = await (await adminApi(request)).product(sofa.id);
  const sale = await request.put(`/api/products/${sofa.id}/sale-prices`, {
    headers: await bearerOf(request, "admin"),
    data: { salePrices: [{ variantId: variant?.id, price: 1290 }] },
  });
  expect(sale.ok(), await sale.text()).toBe(true);
  await openAdmin(page, `/admin/edit/product/${sofa.id}`);
  await expect(page.getByRole("region", { name: "Prices and sale" })).toBeVisible();
  const variants = page.getByRole("region", { name: "Options and variants" });
  await variants.getByRole("button", { name: "+ Add an option" }).click();
  await variants.getByLabel("Name of option 2", { exact: true }).fill("Size");
  await variants.getByLabel("Value 1 of Size", { exact: true }).fill("Three seats");
  const search = page.getByRole("region", { name: "Search engines" });
  await search.getByLabel("Page title").fill("A sofa for one sitting");
  await expect(search.getByRole("figure", { name: "Preview" })).toContainText("A sofa for one sitting");
  // Further down, the bar with Save may cover a part of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectToFitAndPass(page);
});

test("admin popovers, dialogs and failed forms of a trading shop pass axe", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(480_000);
  await page.setViewportSize({ width: adminWidths[0], height: 900 });
  const { orders, lastName } = await placeOrders(request, 2);
  const [placed] = orders;
  const confirmed = await request.post(`/api/orders/${placed?.id}/status`, {
    headers: await bearerOf(request, "admin"),
    data: { status: "CONFIRMED" },
  });
  expect(confirmed.ok(), await confirmed.text()).toBe(true);

  await openAdmin(page, `/admin/orders?search=${lastName}`);
  await sweep(page, "selected orders", async () => {
    await page.getByRole("checkbox", { name: "Select all on this page" }).check();
    await expect(page.getByRole("region", { name: "Selected orders" })).toBeVisible();
  });
  await sweep(page, "notifications of orders", async () => {
    await button(page, "Notifications").click();
    await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("link").first()).toBeVisible();
  });
  await sweep(page, "ship dialog", async () => {
    await page.goto(`/admin/orders/${placed?.id}`);
    await page.getByRole("button", { name: "Ship", exact: true }).click();
    await expect(page.getByRole("dialog", { name: /^Ship order/ })).toBeVisible();
  });
  await sweep(page, "question before an order is cancelled", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  });
  await sweep(page, "promotion form", async () => {
    await page.goto("/admin/promotions");
    await button(page, "+ Create").click();
    await expect(page.getByRole("dialog", { name: "New promotion" })).toBeVisible();
  });
  await sweep(page, "collection dialog", async () => {
    await page.goto("/admin/collections");
    await button(page, "+ Create").click();
    await expect(page.getByRole("dialog", { name: "New collection" })).toBeVisible();
  });
  await sweep(page, "attribute dialog", async () => {
    await page.goto("/admin/attributes");
    await button(page, "Edit Width").click();
    await expect(page.getByRole("dialog", { name: "Edit Width" })).toBeVisible();
  });
  await sweep(page, "synonyms", async () => {
    await page.goto("/admin/search-words");
    await expect(page.getByRole("cell", { name: "sofa, couch, settee", exact: true })).toBeVisible();
  });
  await sweep(page, "rejected synonyms", async () => {
    await button(page, "+ Create").click();
    const dialog = page.getByRole("dialog", { name: "New synonyms" });
    await dialog.getByLabel("Words").fill("flugelhorn");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Enter at least two, separated by commas")).toBeVisible();
  });
  await sweep(page, "rejected setting", async () => {
    await page.goto("/admin/settings/contact");
    const section = page.getByRole("region", { name: "Contact" });
    await section.getByRole("textbox", { name: "Facebook" }).fill("javascript:alert(1)");
    await section.getByRole("button", { name: "SAVE" }).click();
    await expect(section.getByText("Must be a URL that starts with https://")).toBeVisible();
    // Otherwise the sticky top bar covers half of a field.
    await page.evaluate(() => scrollTo(0, 0));
  });
});
