import { registerUser, signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the account has four tabs, a summary, and no orders in a showroom [U01 U02 U03]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await signIn(page, "user");
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Your account" }).getByRole("link");
  await expect(tabs).toHaveText(["Summary", "Orders", "Personal Data", "Address"]);
  const orders = page.getByRole("region", { name: "Order Summary" });
  await expect(orders.getByText("No orders found.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Personal Data" })).toContainText("user@larkwood.example");
  await expect(page.getByRole("region", { name: "Shipping Address" })).toContainText("Country");
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(page.getByRole("heading", { name: "Your Orders" })).toBeVisible();
  await expect(page.getByText("No orders found.")).toBeVisible();
  consoleErrors.expectNone();
});

test("personal data and address can be changed, but not email and password [U04 U05 U06]", async ({
  page,
  request,
}) => {
  const account = await registerUser(request);
  await signIn(page, account);

  await test.step("personal data is saved; email and password are read-only", async () => {
    await page.goto("/dashboard/personal-data");
    await expect(page.locator("input[name=email]")).toHaveValue(account.email);
    await expect(page.locator("input[name=email]")).toHaveAttribute("readonly");
    await expect(page.locator("input[name=password]")).toHaveAttribute("type", "password");
    await page.locator("input[name=userName]").fill("astrid");
    await page.locator("input[name=firstName]").fill("Astrid");
    await page.locator("input[name=lastName]").fill("Berg");
    await page.getByRole("button", { name: "SAVE" }).click();
    await expect(page.getByText("User Info updated successfully!")).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Hello, astrid" })).toBeVisible();
    await expect(page.locator("input[name=lastName]")).toHaveValue("Berg");
  });

  await test.step("a saved address is shown at once, and the form is cleared", async () => {
    await page.getByRole("link", { name: "Address" }).click();
    await expect(page.locator("input[name=phoneNumber]")).toBeVisible();
    await page.getByRole("button", { name: "SAVE" }).click();
    await expect(page.getByText("Phone number is required")).toBeVisible();
    const address = {
      firstName: "Astrid",
      lastName: "Berg",
      country: "Sweden",
      address: "Storgatan 12",
      phoneNumber: "+46701234567",
    };
    for (const [name, value] of Object.entries(address))
      await page.locator(`input[name=${name}]`).fill(value);
    await page.getByRole("button", { name: "SAVE" }).click();
    const shown = page.getByRole("region", { name: "Shipping Address" });
    for (const value of Object.values(address)) await expect(shown.getByText(value)).toBeVisible();
    for (const name of Object.keys(address))
      await expect(page.locator(`input[name=${name}]`)).toHaveValue("");
    await expect(page.getByText("User Info updated successfully!")).toBeVisible();
  });
});
