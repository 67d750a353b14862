import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { expect, test } from "../support/test";

test("an integrator finds a call in the reference, tries it with a key and copies its code", {
  tag: "@long",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAdmin(page, "/admin/api-keys");
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Reference");
  await dialog.getByLabel("View all orders").check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = await dialog.getByText(/^lw_live_/).innerText();

  await page.goto("/api/docs");
  await expectNoAxeViolations(page);
  await page.getByLabel("API key").fill(key);
  await page.getByLabel("Search calls and schemas").fill("GET list my orders");
  await page.getByRole("navigation").getByRole("link", { name: "List my orders" }).click();
  await expect(page).toHaveURL(/\/api\/docs\/orders#listOrders$/);

  const call = page.locator("#listOrders");
  await call.getByText("Try it").click();
  await call.getByLabel("limit (optional)").fill("5");
  await call.getByRole("button", { name: "Send" }).click();
  await expect(call.getByText("200 OK")).toBeVisible();
  await expect(call.getByLabel("Reply headers", { exact: true })).toContainText("x-total-count");
  await call.getByRole("button", { name: "Copy curl" }).click();
  await expect(call.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl "$SHOP/orders"');
  await expectNoAxeViolations(page);
});
