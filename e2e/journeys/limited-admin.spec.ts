import { registerUser, signInByForm } from "../support/accounts";
import { adminApi, completeUser, openAdmin } from "../support/admin";
import { expect, test } from "../support/test";

test("an Admin with limited permissions sees only permitted pages and a message on others", {
  tag: "@long",
}, async ({ page, request }) => {
  const account = await registerUser(request);
  const user = await completeUser(request, account);
  await (await adminApi(request)).updateUser(user, { role: "Admin" });

  await openAdmin(page, `/admin/${user.id}`);
  await expect(page.getByText("has full access to the admin area.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save permissions" })).toBeDisabled();
  const granted = ["View customers and the emails sent to them"];
  for (const box of await page
    .getByRole("group", { name: /^Permissions of/ })
    .getByRole("checkbox")
    .all()) {
    const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? "");
    if (!granted.includes(label)) await box.uncheck();
  }
  await expect(page.getByText("11 unsaved")).toBeVisible();
  await page.getByRole("button", { name: "Save permissions" }).click();
  await expect(page.getByText("has 1 of 12 permissions")).toBeVisible();

  // The default page after signing in is not permitted, so another page opens.
  await page.context().clearCookies();
  const refused: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 403) refused.push(new URL(response.url()).pathname);
  });
  await signInByForm(page, account);
  await expect(page).toHaveURL("/admin/customers");
  await expect(page.getByRole("navigation", { name: "Admin" }).getByRole("link")).toHaveText([
    "Customers",
    "Messages",
    "Help & Support",
  ]);
  await expect(page.getByRole("row")).not.toHaveCount(1);
  await expect(page.getByRole("button", { name: /^Delete / })).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Edit / })).toHaveCount(0);
  await page.goto("/admin/orders");
  await expect(page.getByRole("heading", { name: "No access" })).toBeVisible();
  await expect(page.getByText(/“View all orders”/)).toBeVisible();
  expect(refused).toEqual([]);
});
