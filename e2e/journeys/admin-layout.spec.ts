import { openAdmin } from "../support/admin";
import { stopClock } from "../support/clock";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const menuButton = (page: Page) => page.getByRole("button", { name: "Open user menu" });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name });

test("the sidebar links to the admin pages, which are titles only, and logs out [D03 D25]", async ({
  page,
}) => {
  await openAdmin(page, "/admin/products");
  const sidebar = page.getByRole("complementary");
  const active = sidebar.locator("[aria-current=page]");

  await test.step("it has logo, six main links and two secondary links; the exact path is active", async () => {
    await expect(sidebar.getByRole("link", { name: "Larkwood" })).toHaveAttribute("href", "/");
    const links = sidebar.getByRole("navigation").getByRole("link");
    await expect(links).toHaveText([
      "Dashboard",
      "Products",
      "Orders",
      "Customers",
      "Transactions",
      "Messages",
      "Settings",
      "Help & Support",
    ]);
    const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
    expect(targets).toEqual([
      "/admin",
      "/admin/products",
      "/admin/orders",
      "/admin/customers",
      "/admin/transactions",
      "/admin/messages",
      "/admin/settings",
      "/admin/support",
    ]);
    await expect(active).toHaveText("Products");
    const background = await sidebar.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).toBe("rgb(29, 26, 22)");
    await page.goto("/admin/outdoor");
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
    await expect(active).toHaveCount(0);
  });

  await test.step("transactions, messages, settings and support only show their titles", async () => {
    for (const [link, title] of [
      ["Transactions", "Transactions"],
      ["Messages", "Messages"],
      ["Settings", "Settings"],
      ["Help & Support", "Support"],
    ] as const) {
      await sidebar.getByRole("link", { name: link }).click();
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.locator("main:visible")).toHaveText(title);
    }
  });

  await test.step("Logout signs out and goes home", async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/admin");
    await expect(page).toHaveURL("/404");
  });
});

test("popovers and user menu of the top bar open, close and sign out, also by keyboard [D04 D05 D06]", async ({
  page,
  request,
}) => {
  // Makes sure that there is a notification.
  await createProduct(request);
  await openAdmin(page, "/admin");
  const messages = page.getByRole("button", { name: "Messages" });
  const notifications = page.getByRole("button", { name: "Notifications" });

  await test.step("popovers toggle by click and close when another one opens", async () => {
    await messages.click();
    await expect(panel(page, "Messages").getByText("No messages yet.")).toBeVisible();
    await messages.click();
    await expect(panel(page, "Messages")).toBeHidden();
    await messages.click();
    await notifications.click();
    await expect(panel(page, "Messages")).toBeHidden();
    await expect(panel(page, "Notifications").getByRole("listitem").first()).toBeVisible();
    await menuButton(page).click();
    await expect(panel(page, "Notifications")).toBeHidden();
    await expect(page.getByRole("menu")).toBeVisible();
    await messages.click();
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(panel(page, "Messages")).toBeVisible();
  });

  await test.step("popovers close by Escape and by a click outside", async () => {
    await page.keyboard.press("Escape");
    await expect(panel(page, "Messages")).toBeHidden();
    await notifications.click();
    await page.getByRole("main").click({ position: { x: 8, y: 300 } });
    await expect(panel(page, "Notifications")).toBeHidden();
    await menuButton(page).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
  });

  await test.step("the menu supports arrow keys, and type-ahead that resets after 350 ms", async () => {
    await menuButton(page).focus();
    await page.keyboard.press("Enter");
    const focused = page.locator("[role=menuitem][data-focus]");
    await expect(focused).toHaveText("Your Profile");
    await page.keyboard.press("ArrowDown");
    await expect(focused).toHaveText("Settings");
    // Typed without a pause, "si" selects Sign out.
    await stopClock(page);
    await page.keyboard.type("si");
    await expect(focused).toHaveText("Sign out");
    await page.clock.runFor(351);
    await page.keyboard.press("y");
    await expect(focused).toHaveText("Your Profile");
    await page.clock.resume();
  });

  await test.step("the menu has profile, settings and sign out, which goes home", async () => {
    const entries = page.getByRole("menuitem");
    await expect(entries).toHaveText(["Your Profile", "Settings", "Sign out"]);
    await expect(entries.nth(0)).toHaveAttribute("href", "/dashboard");
    await expect(entries.nth(1)).toHaveAttribute("href", "/settings");
    await entries.nth(2).click();
    await expect(page).toHaveURL("/");
  });
});

test("the search in the top bar opens products, customers and orders [D04]", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await createProduct(request);
  await openAdmin(page, "/admin");
  const search = page.getByRole("combobox", { name: "Search products, customers and orders" });
  await search.fill(product.name);
  await page.getByRole("option", { name: product.name }).click();
  await expect(page).toHaveURL(`/admin/edit/product/${product.id}`);

  await search.fill(product.id);
  await expect(page.getByRole("option", { name: product.name })).toBeVisible();
  await search.fill("mason.reyes@customers.example");
  await page.getByRole("option", { name: /masonreyes/ }).click();
  await expect(page.getByRole("heading", { name: "masonreyes" })).toBeVisible();

  await search.fill("luke parkin");
  await page.getByRole("option", { name: "Order 2" }).click();
  await expect(page).toHaveURL("/order/2");
  await expect(page.getByRole("heading", { name: /Order 2/ })).toBeVisible();
});
