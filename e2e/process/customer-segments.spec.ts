import { readFileSync } from "node:fs";
import { unsubscribeToken } from "../../apps/api/src/core/unsubscribe-link";
import { registerUser } from "../support/accounts";
import { adminApi, openAdmin } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { placeOrders } from "../support/orders";
import { openOwnShop } from "../support/own-shop";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

const AUTH_SECRET = "the secret with which this shop signs";
openOwnShop("customers", () => ({ SHOP_PAYMENT_METHODS: "bank_transfer", AUTH_SECRET }));

test("the owner tags a customer and exports a segment, merges two accounts, and finds a left cart", {
  tag: "@long",
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const guide = await openGuide(page, "customer-segments");
  const { shopper, orders } = await placeOrders(request, 2);
  const customerId = orders[0]?.customerId ?? "";
  const other = await registerUser(request);
  await openAdmin(page, `/admin/${customerId}`);

  await test.step("the page of a customer", async () => {
    await page.getByLabel("New tag").fill("Trade");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("link", { name: "trade", exact: true })).toBeVisible();
    await expect(page.getByRole("region", { name: "Bought" })).toContainText("2 ×");
    await expectNoAxeViolations(page);
  });

  await page.goto("/admin");
  await guide.task("Export the customers with a tag who ordered twice", async () => {
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Customers" }).click();
    await page.getByRole("navigation", { name: "Views" }).getByRole("link", { name: "Returning" }).click();
    await page.getByRole("button", { name: "Show customers with the tag trade" }).click();
    await expect(page.getByRole("button", { name: "Remove filter: Tag “trade”" })).toBeVisible();
    await expectNoAxeViolations(page);
    await guide.screenshot("customers");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const csv = readFileSync(await (await download).path(), "utf8")
      .trim()
      .split("\r\n");
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain(shopper.email);
  });
  await expect(page).toHaveURL(/minOrders=2/);
  await expect(page).toHaveURL(/tag=trade/);

  await page.goto(`/admin/${customerId}`);
  await guide.task("Merge two accounts of a customer", async () => {
    await page.getByRole("button", { name: "Merge…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name or email of the other account").fill(other.email);
    await dialog.getByRole("button", { name: /^Choose/ }).click();
    await expect(dialog.getByText("the other account is empty")).toBeVisible();
    await expectNoAxeViolations(page);
    await guide.screenshot("merge");
    await dialog.getByRole("button", { name: "Merge accounts" }).click();
    await expect(page.getByText("The accounts are merged.")).toBeVisible();
  });
  const calls = await adminApi(request);
  expect(await calls.get(`/users?search=${encodeURIComponent(other.email)}`)).toEqual([]);

  const { id, name } = await createProduct(request);
  const saved = await request.put("/api/cart", {
    headers: await bearerOf(request, shopper),
    data: { version: 0, items: [{ productId: id, quantity: 2 }] },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await page.goto("/admin");
  await guide.task("Remind customers of carts after a day", async () => {
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Settings" }).click();
    await page
      .getByRole("link", { name: /Catalogue and orders/ })
      .first()
      .click();
    await page.getByLabel("Hours until a cart reminder").fill("24");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Hours until a cart reminder saved.")).toBeVisible();
  });
  await page.goto("/admin");
  await guide.task("See the carts that customers left", async () => {
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Customers" }).click();
    await page.getByRole("main").getByRole("link", { name: "Carts" }).click();
    await expect(page.getByRole("heading", { name: "Carts" })).toBeVisible();
  });
  await page.getByLabel("Unchanged for").selectOption("Any time");
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("$241");
  await expectNoAxeViolations(page);
  await guide.screenshot("carts");
  await page.getByRole("link", { name: "Report", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Conversion" })).toBeVisible();
  await expectNoAxeViolations(page);

  const clicks = guide.finish().map(({ clicks }) => clicks);
  expect(clicks).toEqual([4, 3, 3, 2]);
  consoleErrors.expectNone();
});

test("a link to unsubscribe asks first, and works without signing in", { tag: "@long" }, async ({ page }) => {
  await page.goto(`/unsubscribe?token=${unsubscribeToken(AUTH_SECRET, "reader@test.example")}`);
  await expect(page.getByRole("heading", { name: "Unsubscribe" })).toBeVisible();
  await expectNoAxeViolations(page);
  const answered = page.waitForResponse((reply) => reply.url().includes("/newsletter/unsubscribe/"));
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  expect((await answered).status()).toBe(204);
  await expect(page.getByText("You're unsubscribed.")).toBeVisible();
  await page.goto("/unsubscribe?token=half");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page.getByRole("alert")).toContainText("This link isn't complete");
});
