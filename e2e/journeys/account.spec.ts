import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the account has four tabs and a summary [U01 U02]", { tag: "@phone" }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await signIn(page, "user");
  await page.goto("/dashboard");
  const tabs = page.getByRole("navigation", { name: "Your account" }).getByRole("link");
  await expect(tabs).toHaveText(["Summary", "Orders", "Personal Data", "Address"]);
  const orders = page.getByRole("region", { name: "Order Summary" });
  await expect(orders.getByText("No orders found.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Personal Data" })).toContainText("user@larkwood.example");
  await expect(page.getByRole("region", { name: "Shipping Address" })).toContainText("Country");
  await expectNoAxeViolations(page);
  await tabs.nth(1).click();
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  await expect(page.getByRole("heading", { name: "Your Orders" })).toBeVisible();
  await expect(page.getByText("No orders found.")).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});

test("a showroom has no orders [U03]", async ({ page }) => {
  await signIn(page, "user");
  await page.goto("/dashboard/orders");
  await expect(page.getByRole("heading", { name: "Your Orders" })).toBeVisible();
  await expect(page.getByText("No orders found.")).toBeVisible();
});

test("personal data can be changed, except email and password [U04 U06]", async ({ page, request }) => {
  const account = await registerUser(request);
  await signIn(page, account);
  await page.goto("/dashboard/personal-data");
  await expect(page.locator("input[name=email]")).toHaveValue(account.email);
  await expect(page.locator("input[name=email]")).toHaveAttribute("readonly");
  await expect(page.locator("input[name=password]")).toHaveAttribute("type", "password");
  await expectNoAxeViolations(page);

  await page.locator("input[name=userName]").fill("astrid");
  await page.locator("input[name=firstName]").fill("Astrid");
  await page.locator("input[name=lastName]").fill("Berg");
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText("User Info updated successfully!")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Hello, astrid" })).toBeVisible();
  await expect(page.locator("input[name=lastName]")).toHaveValue("Berg");
});

test("a saved address is shown at once, and the form is cleared [U05 U06]", async ({ page, request }) => {
  await signIn(page, await registerUser(request));
  await page.goto("/dashboard/address");
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  await expectNoAxeViolations(page);

  await page.locator("input[name=firstName]").fill("Astrid");
  await page.locator("input[name=lastName]").fill("Berg");
  await page.locator("input[name=country]").fill("Sweden");
  await page.locator("input[name=address]").fill("Storgatan 12");
  await page.locator("input[name=phoneNumber]").fill("+46701234567");
  await page.getByRole("button", { name: "SAVE" }).click();
  const shown = page.getByRole("region", { name: "Shipping Address" });
  for (const value of ["Astrid", "Berg", "Sweden", "Storgatan 12", "+46701234567"]) {
    await expect(shown.getByText(value)).toBeVisible();
  }
  for (const name of ["firstName", "lastName", "country", "address", "phoneNumber"]) {
    await expect(page.locator(`input[name=${name}]`)).toHaveValue("");
  }
  await expect(page.getByText("User Info updated successfully!")).toBeVisible();
});

test("a failed save and a failed load show alerts [U07]", async ({ page, request }) => {
  await signIn(page, await registerUser(request));
  await page.goto("/dashboard/personal-data");
  await page.locator("input[name=firstName]").fill("Astrid");
  await page.locator("input[name=lastName]").fill("Berg");
  await page.route("**/api/users", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByRole("alert")).toHaveText("Error Updating User Info!");
  await expect(page.locator("input[name=firstName]")).toHaveValue("Astrid");

  await page.route("**/api/users/*", (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toHaveText("Could not fetch user details. Please try again.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expectNoAxeViolations(page);
});
