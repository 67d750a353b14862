import { registerUser, signIn } from "../support/accounts";
import { adminApi, completeUser, openAdmin } from "../support/admin";
import { expect, type Page, test } from "../support/test";

const terms = "I understand this activity will be logged and I am responsible for any actions taken.";
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

test("customers have a table that can be searched, filtered and sorted, and a page [D20 D27]", async ({
  page,
}) => {
  await openAdmin(page, "/admin/customers");

  await test.step("the server filters by role and sorts", async () => {
    await page.getByLabel("Role", { exact: true }).selectOption("Admin");
    await expect(page).toHaveURL(/role=Admin/);
    await expect(rowOf(page, "admin@larkwood.example")).toBeVisible();
    await expect(rowOf(page, "user@larkwood.example")).toHaveCount(0);
    await page.getByRole("button", { name: "Username" }).click();
    await expect(page.getByRole("columnheader", { name: "Username" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await page.getByLabel("Role", { exact: true }).selectOption("All roles");
    await expect(page).not.toHaveURL(/role=/);
  });

  await test.step("the table shows every column; role and username link to the customer", async () => {
    await expect(page.getByRole("columnheader")).toHaveText([
      "Role",
      "Username",
      "First Name",
      "Last Name",
      "Email",
      "Address",
      "Country",
      "Phone Number",
      "Joined",
      "Update",
      "Remove",
    ]);
    await page.getByRole("searchbox", { name: "Search customers" }).fill("Lucía");
    const row = rowOf(page, "luciaquispe");
    await expect(row.getByRole("cell")).toHaveText([
      "User",
      "luciaquispe",
      "Lucía",
      "Quispe",
      "lucia.quispe@customers.example",
      "Calle San Martín 215, Arequipa 04001",
      "Peru",
      "+5154555016",
      /^\d\d \w{3} \d{4}$/,
      "Edit",
      "",
    ]);
    await expect(row.getByRole("link", { name: /^Edit/ })).toHaveAttribute("href", /^\/admin\/edit\/user\//);
    await row.getByRole("link", { name: "User", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/[0-9a-f]{24}$/);
    await expect(page.getByRole("heading", { name: "luciaquispe" })).toBeVisible();
  });
});

test("an Admin edits a user, which is logged, and deletes the user after a confirmation [D21 D23 D24]", async ({
  page,
  request,
}) => {
  const user = await completeUser(request, await registerUser(request));
  await openAdmin(page, `/admin/edit/user/${user.id}`);

  await test.step("saving is logged and returns to the customers", async () => {
    await page.getByLabel("First Name").fill("Margareta");
    await page.getByLabel("Role", { exact: true }).selectOption({ label: "Admin" });
    await page.getByLabel(terms).check();
    await page.getByRole("button", { name: "SUBMIT" }).click();
    await expect(page.getByText("User Info updated successfully!")).toBeVisible();
    await expect(page).toHaveURL("/admin/customers");
    const calls = await adminApi(request);
    expect(await calls.get(`/users/${user.id}`)).toMatchObject({ firstName: "Margareta", role: "Admin" });
    const [entry] = await calls.get(`/audit?subjectId=${user.id}&action=user.update`);
    expect(entry).toMatchObject({ before: { role: "User" }, after: { role: "Admin" } });
  });

  await test.step("deleting asks for confirmation and removes the row", async () => {
    await page.getByRole("searchbox", { name: "Search customers" }).fill(user.email);
    await page.getByRole("button", { name: `Delete ${user.userName}` }).click();
    const dialog = page.getByRole("alertdialog", { name: "Are you sure you want to delete this user?" });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(rowOf(page, user.email)).toHaveCount(0);
  });
});

test("the customer page shows details, orders, sessions and activity [D27]", { tag: "@long" }, async ({
  page,
  request,
  elsewhere,
}) => {
  const account = await registerUser(request);
  const user = await completeUser(request, account);
  await signIn(elsewhere, account);
  await openAdmin(page, `/admin/${user.id}`);
  await expect(page.getByRole("heading", { name: user.userName })).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Sample Street 12" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Orders" }).getByText("No orders found.")).toBeVisible();
  const sessions = page.getByRole("region", { name: "Sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Activity" }).getByText("signed in")).toBeVisible();

  await sessions.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(sessions.getByText("Not signed in anywhere.")).toBeVisible();
});
