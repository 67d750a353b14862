import { registerUser, signInByForm } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { demoAccounts } from "../support/sessions";
import { expect, type Page, test } from "../support/test";

const named = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** Opens and fills in the form of a new product. */
async function fillProductForm(page: Page): Promise<string> {
  const name = `Session chair ${crypto.randomUUID().slice(0, 8)}`;
  await openAdmin(page, "/admin/create-product");
  await named(page, "name").fill(name);
  await named(page, "description").fill("A chair that outlived a session.");
  await named(page, "category").selectOption("dining");
  await named(page, "price").fill("120");
  await named(page, "quantity").fill("3");
  await named(page, "imageUrl").fill(new URL("/images/products/beam-desk-lamp_1280.webp", page.url()).href);
  await named(page, "acceptedTos").check();
  return name;
}

const submit = (page: Page) => page.getByRole("button", { name: "SUBMIT" }).click();

test("if the session expires in a form, a dialog asks for the password and the form is then submitted", {
  tag: "@long",
}, async ({ page }) => {
  const name = await fillProductForm(page);
  // Expire the session: all calls and the refresh return 401.
  const rejected = (url: URL) => url.pathname === "/api/refresh" || url.pathname === "/api/products";
  await page.route(rejected, (route) => route.fulfill({ status: 401, json: {} }));
  await submit(page);
  const dialog = page.getByRole("alertdialog", { name: "Your session has expired" });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(page).toHaveURL("/admin/create-product");
  await expect(named(page, "name")).toHaveValue(name);
  await page.unroute(rejected);

  await named(page, "password").fill("not this one");
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(
    dialog.getByRole("alert").filter({ hasText: "Incorrect password or code. Please try again." }),
  ).toBeVisible();
  await named(page, "password").fill(demoAccounts.admin.password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Product added successfully!" })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("if another user signs in from another tab, a dialog says so and nothing is sent as that user", {
  tag: "@long",
}, async ({ page, context, request }) => {
  const name = await fillProductForm(page);
  const other = await registerUser(request);
  const tab = await context.newPage();
  await signInByForm(tab, other);
  const dialog = page.getByRole("alertdialog", { name: "Someone else signed in" });
  await expect(dialog).toContainText(other.userName);
  await expect(named(page, "name")).toHaveValue(name);
  await dialog.getByRole("button", { name: `Continue as ${other.userName}` }).click();
  await expect(page).toHaveURL("/404");
});

test("a form submitted offline shows an alert at once and is not sent later", { tag: "@long" }, async ({
  page,
  context,
}) => {
  const name = await fillProductForm(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  // The validation code loads at the first input.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await submit(page);
  await expect(page.getByRole("alert").filter({ hasText: "You're offline." })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Notifications" }).click();
  await expect(
    page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem").first(),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await expect(named(page, "name")).toHaveValue(name);
  await submit(page);
  await expect(page.getByRole("status").filter({ hasText: "Product added successfully!" })).toBeVisible();
});
