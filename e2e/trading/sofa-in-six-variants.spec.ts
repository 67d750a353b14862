import { adminApi, openAdmin, saveProduct } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { expect, test } from "../support/test";
import { createImages } from "../support/test-images";
import { uniqueWord } from "../support/unique-word";

test("a sofa with 3 fabrics and 2 sizes is created as a draft and published with one save", {
  tag: "@long",
}, async ({ page, request }) => {
  test.slow();
  const consoleErrors = watchConsole(page);
  const name = `Harbour Sofa ${uniqueWord()}`;
  await openAdmin(page, "/admin/create-product");
  const guide = await openGuide(page, "six-variants");
  await page.reload();
  const main = page.getByRole("main");
  const [image] = await createImages(page, 1);
  await guide.task("A sofa with 3 fabrics and 2 sizes", async () => {
    await main.getByLabel("Name", { exact: true }).fill(name);
    await main.getByLabel("Description", { exact: true }).fill("A sofa in three fabrics and two sizes.");
    await main.getByLabel("Category", { exact: true }).selectOption("livingroom");
    await main.getByLabel("Price", { exact: true }).fill("1290");
    await main.getByLabel("Quantity", { exact: true }).fill("1");
    await main.locator("input[type=file]").setInputFiles(image ?? []);
    await expect(main.getByLabel("Image URL")).toHaveValue(/_1280\.webp$/);
    await main.getByLabel(/^I understand this activity/).check();
    await main.getByRole("button", { name: "Save as draft" }).click();

    const part = page.getByRole("region", { name: "Options and variants" });
    const field = (label: string) => part.getByLabel(label, { exact: true });
    for (const [number, option, values] of [
      [1, "Fabric", ["Moss wool", "Sand wool", "Ink linen"]],
      [2, "Size", ["Two seats", "Three seats"]],
    ] as const) {
      await part.getByRole("button", { name: "+ Add an option" }).click();
      await field(`Name of option ${number}`).fill(option);
      for (const [index, value] of values.entries()) {
        if (index > 0) await field(`Value ${index} of ${option}`).press("Enter");
        await field(`Value ${index + 1} of ${option}`).fill(value);
      }
    }
    await field("Price for all").fill("1290");
    await field("Stock for all").fill("4");
    await part.getByRole("button", { name: "Set in all 6 rows" }).click();
    await field("Price of Ink linen, Three seats").fill("1490");
    await guide.screenshot("variants", page, field("Price of Ink linen, Three seats"));
    await page.getByRole("region", { name: "Publishing" }).getByLabel("Visibility").selectOption("published");
    await saveProduct(page);
  });
  // Further down, the bar with Save may cover a part of a button.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "View in shop" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const [{ id }] = (await (await adminApi(request)).get(`/products?search=${name.split(" ")[2]}`)) as [
    { id: string },
  ];
  const stored = await (await adminApi(request)).product(id);
  expect(stored.variants?.map(({ price, quantity }) => [price, quantity])).toEqual([
    ...Array(5).fill([1290, 4]),
    [1490, 4],
  ]);
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "A sofa with 3 fabrics and 2 sizes", clicks: 6 }]);
  consoleErrors.expectNone();
});
