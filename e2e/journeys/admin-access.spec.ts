import { registerUser, signIn } from "../support/accounts";
import { adminApi, completeUser, openAdmin } from "../support/admin";
import { expect, test } from "../support/test";

const smallScreen = "PLEASE ROTATE YOUR SCREEN OR USE A DEVICE WITH A LARGER SCREEN (minimum res 1024px)";

test("only Admins open the admin area, which needs 1024 px and has its own 404 page [D01 D02 D26]", async ({
  page,
  request,
}) => {
  await test.step("everyone else is redirected to /404", async () => {
    await page.goto("/admin");
    await expect(page).toHaveURL("/404");
    await openAdmin(page, "/admin/products", "user");
    await expect(page).toHaveURL("/404");
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  });

  await test.step("below 1024 px only a message is shown, which follows window resizes", async () => {
    await openAdmin(page, "/admin/products");
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
    await page.setViewportSize({ width: 1023, height: 700 });
    await expect(page.getByText(smallScreen)).toBeVisible();
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("heading")).toHaveText([smallScreen]);
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.getByText(smallScreen)).toBeHidden();
    await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
  });

  await test.step("an unknown page shows a 404 page inside the admin layout", async () => {
    for (const path of ["/admin/no/such/screen", "/admin/garage"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
      expect((await request.get(path)).status()).toBe(404);
    }
    await page.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect(page).toHaveURL("/admin");
  });
});

test("an Admin who loses the role is redirected to /404 without a reload [D01]", {
  tag: "@long",
}, async ({ page, request }) => {
  const account = await registerUser(request);
  const user = await completeUser(request, account);
  const calls = await adminApi(request);
  await calls.updateUser(user, { role: "Admin" });
  await openAdmin(page, "/admin/customers", account);
  await expect(page.getByRole("heading", { name: "Customers" })).toBeVisible();

  await calls.updateUser(user, { role: "User" });
  // The role is checked again when the window becomes visible.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(page).toHaveURL("/404");
});

test("a shopper's browser never loads code of the admin area", { tag: "@long" }, async ({ page }) => {
  const scripts = new Set<string>();
  page.on("response", (response) => {
    if (/\.js(\?|$)/.test(response.url())) scripts.add(response.url());
  });
  await signIn(page, "user");
  for (const path of ["/", "/products", "/dashboard", "/settings"]) await page.goto(path);
  const loaded = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
  expect(loaded.length).toBeGreaterThan(3);
  expect(loaded.join("\n")).not.toMatch(
    /Buyers Profile|Popular Products|recharts|Add New Product|Edit User Info/,
  );
});
