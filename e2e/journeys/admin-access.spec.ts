import { registerUser, signIn, signInByForm } from "../support/accounts";
import { adminApi, completeUser, openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

const smallScreen = "PLEASE ROTATE YOUR SCREEN OR USE A DEVICE WITH A LARGER SCREEN (minimum res 1024px)";

test("an Admin is taken to the admin area after signing in [S02 D01]", async ({ page }) => {
  await signInByForm(page, "admin");
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});

test("everyone else is redirected to /404 from admin pages [D01]", async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL("/404");
  await openAdmin(page, "/admin/products", "user");
  await expect(page).toHaveURL("/404");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("an Admin who loses the role is redirected to /404 without a reload [D01]", async ({
  page,
  request,
}) => {
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

test("below 1024 px only a message is shown, which follows window resizes [D02]", async ({ page }) => {
  await openAdmin(page, "/admin/products");
  await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(page.getByText(smallScreen)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("heading")).toHaveText([smallScreen]);
  await expect(page.getByRole("table")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(page.getByText(smallScreen)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Products" })).toBeVisible();
});

test("the admin area has its own 404 page inside the admin layout [D26]", async ({ page, request }) => {
  await openAdmin(page, "/admin/no/such/screen");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await page.goto("/admin/garage");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page).toHaveURL("/admin");
  expect((await request.get("/admin/garage")).status()).toBe(404);
  expect((await request.get("/admin/no/such/screen")).status()).toBe(404);
});

test("a shopper's browser never loads code of the admin area", async ({ page }) => {
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
