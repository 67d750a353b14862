import { openAdmin } from "../support/admin";
import { watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("an owner builds a collection by a rule, sees its products before saving, and changes the rule", {
  tag: "@long",
}, async ({ page, request }) => {
  // A price that no other test uses.
  const price = 700_000 + Math.floor(Math.random() * 90_000);
  const cheap = await createProduct(request, { price });
  const dear = await createProduct(request, { price: price + 0.5 });
  const name = `Tables ${crypto.randomUUID().slice(0, 8)}`;
  const consoleErrors = watchConsole(page);
  await openAdmin(page, "/admin/collections");
  const guide = await openGuide(page, "collection-by-rule");
  await page.reload();
  const dialog = page.getByRole("dialog", { name: /collection$/ });
  const condition = (number: number) => dialog.getByRole("group", { name: `Condition ${number}` });

  await guide.task("A collection of products that match two conditions", async () => {
    await page.getByRole("button", { name: "+ Create" }).click();
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Type").selectOption("Automatic");
    await condition(1).getByLabel("Field").selectOption("Category");
    await condition(1).getByLabel("Value").selectOption("Dining Room");
    // The keyboard adds the next condition and is in its field.
    await dialog.getByRole("button", { name: "+ Add a condition" }).press("Enter");
    await expect(condition(2).getByLabel("Field")).toBeFocused();
    await condition(2).getByLabel("Field").selectOption("Price");
    await condition(2).getByLabel("Operator").selectOption("is between");
    await condition(2).getByRole("spinbutton", { name: "From" }).fill(String(price));
    await condition(2).getByRole("spinbutton", { name: "To" }).fill(String(price));
    await expect(dialog.getByText("1 product matches.")).toBeVisible();
    await condition(2)
      .getByRole("spinbutton", { name: "To" })
      .fill(String(price + 1));
    await expect(dialog.getByText("2 products match.")).toBeVisible();
    await expect(dialog.getByRole("img", { name: dear.name })).toBeVisible();
    await guide.screenshot("rule");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  });
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row.getByRole("cell", { name: "2", exact: true })).toBeVisible();

  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await expect(dialog.getByText("2 products match.")).toBeVisible();
  await condition(2).getByRole("spinbutton", { name: "To" }).fill(String(price));
  await dialog.getByRole("button", { name: "+ Add a condition" }).click();
  await condition(3).getByLabel("Field").selectOption("Width");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter a number with at most two decimals.")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove condition 3" }).click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`/products?collection=${name.toLowerCase().replace(" ", "-")}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: cheap.name })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: dear.name })).toHaveCount(0);
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "A collection of products that match two conditions", clicks: 3 }]);
  consoleErrors.expectNone();
});
