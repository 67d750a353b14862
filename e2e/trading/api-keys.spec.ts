import { openAdmin } from "../support/admin";
import { expect, test } from "../support/test";

test("an owner creates an API key, a program uses it, and the owner removes it", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const name = `ERP ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, "/admin");
  await page.getByRole("link", { name: "API keys" }).click();
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("View all orders").check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = await dialog.getByText(/^lw_live_/).innerText();
  const listOrders = () => request.get("/api/admin/orders", { headers: { authorization: `Bearer ${key}` } });
  expect((await listOrders()).status()).toBe(200);

  await dialog.getByRole("button", { name: "Done" }).click();
  const row = page.getByRole("row", { name });
  await expect(row).toContainText("View all orders");
  await row.getByRole("button", { name: `Remove ${name}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  expect((await listOrders()).status()).toBe(401);
});
