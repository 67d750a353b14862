import { signIn } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the owner adds, changes and removes synonyms", { tag: "@long" }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await signIn(page, "admin");
  await page.goto("/admin/products");
  await page.getByRole("link", { name: "Synonyms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Synonyms");
  await expect(page.getByRole("cell", { name: "sofa, couch, settee", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = page.getByRole("dialog", { name: "New synonyms" });
  await dialog.getByLabel("Words").fill("flugelhorn");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Enter at least two, separated by commas")).toBeVisible();
  await dialog.getByLabel("Words").fill("flugelhorn, nightstand");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("cell", { name: "flugelhorn, nightstand", exact: true })).toBeVisible();
  const found = await page.request.get("/api/products/suggestions?search=flugelhorn");
  expect((await found.json()).length).toBe(2);

  await page.getByRole("button", { name: "Edit flugelhorn, nightstand" }).click();
  const editDialog = page.getByRole("dialog", { name: "Edit synonyms" });
  await editDialog.getByRole("checkbox", { name: "Only the first word finds the others" }).check();
  await editDialog.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("row").filter({ hasText: "flugelhorn" });
  await expect(row.getByText("The first word finds the others")).toBeVisible();

  await row.getByRole("button", { name: "Remove flugelhorn, nightstand" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(row).toHaveCount(0);
  const afterRemoval = await page.request.get("/api/products/suggestions?search=flugelhorn");
  expect(await afterRemoval.json()).toEqual([]);
  consoleErrors.expectNone();
});
