import { openAdmin } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { openOwnShop } from "../support/own-shop";
import { expect, test } from "../support/test";

openOwnShop("staff", () => ({ SHOP_PAYMENT_METHODS: "bank_transfer" }));

test("the owner invites a colleague for orders only, and removes them", {
  tag: "@long",
}, async ({ page, browser, request, baseURL }) => {
  const consoleErrors = watchConsole(page);
  const guide = await openGuide(page, "invite-colleague");
  const email = "ada.lund@larkwood.example";
  await openAdmin(page, "/admin");
  let link = "";
  await guide.task("Invite a colleague for orders only", async () => {
    await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Staff" }).click();
    await page.getByRole("button", { name: "Invite someone" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Role").selectOption("Orders");
    await expect(dialog.getByText("View all orders · Update order status")).toBeVisible();
    await expectNoAxeViolations(page);
    await guide.screenshot("invite");
    await dialog.getByRole("button", { name: "Create link" }).click();
    link = await dialog.getByText(/\/join#/).innerText();
  });
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByRole("row", { name: email })).toContainText("Open");

  const visitor = await browser.newContext({ baseURL: baseURL ?? "", viewport: { width: 390, height: 844 } });
  const colleague = await visitor.newPage();
  await test.step("the colleague joins with name and password", async () => {
    await colleague.goto(link);
    await expect(colleague.getByText(email)).toBeVisible();
    await colleague.getByLabel("Username").fill("ada-lund");
    await colleague.getByLabel("Password", { exact: true }).fill("short");
    await expectNoAxeViolations(colleague);
    await colleague.getByLabel("Password", { exact: true }).fill("a long password");
    await colleague.getByRole("button", { name: "Join the team" }).click();
    await expect(colleague.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
  });
  await test.step("the link works once, and only orders are open", async () => {
    const another = await browser.newPage({ baseURL: baseURL ?? "" });
    await another.goto(link);
    await expect(another.getByRole("heading", { name: "Invitation not found" })).toBeVisible();
    await another.close();
    await colleague.goto("/admin/settings");
    await expect(colleague.getByRole("heading", { name: "No access" })).toBeVisible();
  });

  await test.step("the roles", async () => {
    await page.goto("/admin/staff/roles");
    await expect(page.getByRole("row", { name: /^Orders / })).toContainText("1 person");
    await expectNoAxeViolations(page);
    await guide.screenshot("roles");
  });
  await page.goto("/admin/staff");
  await guide.task("Remove a colleague", async () => {
    await page.getByRole("link", { name: "ada-lund" }).click();
    await page.getByRole("button", { name: "Remove from staff" }).click();
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByText("They have no open work.")).toBeVisible();
    await expectNoAxeViolations(page);
    await guide.screenshot("remove");
    await dialog.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("ada-lund was removed from the staff")).toBeVisible();
  });
  await expect(page.getByRole("table", { name: "Staff" })).not.toContainText(email);
  const { status } = await colleague.evaluate(async () => {
    const token = /accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    return {
      status: (await fetch("/api/admin/orders", { headers: { authorization: `Bearer ${token}` } })).status,
    };
  });
  expect(status).toBe(401);
  const retried = await request.post("/api/invitations/read", { data: { token: link.split("#")[1] } });
  expect(retried.status()).toBe(404);
  await visitor.close();
  const clicks = guide.finish().map(({ clicks }) => clicks);
  expect(clicks).toEqual([3, 3]);
  consoleErrors.expectNone();
});
