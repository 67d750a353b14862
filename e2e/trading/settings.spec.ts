import { openAdmin } from "../support/admin";
import { bearerOf } from "../support/sessions";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

const contact = (page: Page) => page.getByRole("region", { name: "Contact" });
const hours = (page: Page) => contact(page).getByRole("textbox", { name: "Opening hours" });
const toast = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

/** Changes the opening hours as another Admin. */
async function changeAsOtherAdmin(request: APIRequestContext, value: string) {
  const headers = await bearerOf(request, "admin");
  const reply = await request.put("/api/settings/contactHours", { headers, data: { value } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

// One test, because all tests share the opening hours.
test("an owner changes a setting, sees it in the shop at once, undoes it, and is warned of a conflicting change", async ({
  page,
  request,
  elsewhere,
}) => {
  const ours = `Nights only ${crypto.randomUUID().slice(0, 6)}`;
  // The search leads to a locked setting, and to a field.
  const search = page.getByRole("searchbox", { name: "Search settings" });
  await openAdmin(page, "/admin/settings");
  await search.fill("pay on delivery");
  await search.press("Enter");
  const methods = page.getByRole("region", { name: "Payment" });
  await expect(methods.getByText("SHOP_PAYMENT_METHODS")).toBeVisible();
  await expect(methods.getByRole("checkbox")).toHaveCount(0);
  await search.fill("opening hours");
  await search.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/settings/contact#setting-contactHours");
  await expect(hours(page)).toBeFocused();
  await expect(hours(page)).toHaveValue("Mon–Fri, 9 to 17");
  await expect(contact(page).getByRole("button", { name: "SAVE" })).toBeDisabled();

  await contact(page).getByRole("textbox", { name: "Facebook" }).fill("javascript:alert(1)");
  await hours(page).fill(ours);
  await contact(page).getByRole("button", { name: "SAVE" }).click();
  await expect(contact(page).getByText("Must be a URL that starts with https://")).toBeVisible();
  await contact(page).getByRole("button", { name: "Discard" }).click();
  await expect(hours(page)).toHaveValue("Mon–Fri, 9 to 17");

  await hours(page).fill(ours);
  await contact(page).getByRole("button", { name: "SAVE" }).click();
  await expect(toast(page, "Opening hours saved.")).toBeVisible();
  await elsewhere.goto("/services");
  await expect(elsewhere.getByRole("contentinfo").getByText(ours)).toBeVisible();

  await contact(page)
    .getByRole("button", { name: /^Undo the last change to Opening hours/ })
    .click();
  await expect(toast(page, "Change undone.")).toBeVisible();
  await expect(hours(page)).toHaveValue("Mon–Fri, 9 to 17");

  const theirs = `By a colleague ${crypto.randomUUID().slice(0, 6)}`;
  await hours(page).fill(ours);
  await changeAsOtherAdmin(request, theirs);
  await contact(page).getByRole("button", { name: "SAVE" }).click();
  const conflict = contact(page).getByRole("alert");
  await expect(conflict.getByRole("row", { name: /^Opening hours/ })).toContainText(theirs);
  await conflict.getByRole("button", { name: "Use their version" }).click();
  await expect(hours(page)).toHaveValue(theirs);

  await contact(page)
    .getByRole("button", { name: /^Undo the last change to Opening hours/ })
    .click();
  await expect(hours(page)).toHaveValue("Mon–Fri, 9 to 17");
});

test("an old link to a section of the settings still leads there", { tag: "@long" }, async ({ page }) => {
  await openAdmin(page, "/admin/settings#papers");
  await expect(page).toHaveURL("/admin/settings/business-address");
  await expect(page.getByRole("region", { name: "Business address" })).toBeVisible();
});

test("leaving with unsaved changes asks for confirmation", { tag: "@long" }, async ({ page }) => {
  await openAdmin(page, "/admin/settings/email");
  const mail = page.getByRole("region", { name: "Email", exact: true });
  await mail.getByRole("textbox", { name: "Sender" }).fill("Nobody yet <nobody@larkwood.example>");
  await expect(mail.getByText("Not saved yet")).toBeVisible();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(mail.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/products/);
});
