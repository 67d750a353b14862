import { startReceiver, verify } from "../../apps/api/src/testing/webhook-receiver";
import { openAdmin } from "../support/admin";
import { expect, test } from "../support/test";

test("an owner creates a webhook, sends a test, sees the delivery, and removes it", { tag: "@long" }, async ({
  page,
}) => {
  const receiver = await startReceiver();
  const name = `ERP ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, "/admin");
  await page.getByRole("link", { name: "Webhooks" }).click();
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Address").fill(receiver.url);
  await dialog.getByLabel("Description").fill(name);
  await dialog.getByLabel("Product deleted").check();
  await dialog.getByRole("button", { name: "Create webhook" }).click();
  const secret = await dialog.getByText(/^whsec_/).innerText();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row", { name })).toContainText("Working");

  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.getByRole("button", { name: "Send test" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Delivered in \d+ ms\.$/ })).toBeVisible();
  const [request] = receiver.requests;
  if (!request) throw new Error("the receiver got no request");
  verify(secret, request);
  await page.getByText("webhook.test", { exact: true }).click();
  await expect(page.getByText(request.body)).toBeVisible();

  await page.getByRole("button", { name: /^Retry webhook\.test/ }).click();
  await expect.poll(() => receiver.requests.length).toBe(2);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Webhooks" })).toBeVisible();
  await expect(page.getByRole("row", { name })).toHaveCount(0);
  await receiver.close();
});
