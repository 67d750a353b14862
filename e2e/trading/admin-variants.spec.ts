import { adminApi, adminWidths, openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("an owner adds two options to a product and sets prices and stock in bulk, and the shop shows them", async ({
  page,
  request,
}) => {
  test.slow();
  const product = await createProduct(request, { price: 100, quantity: 5 });
  const calls = await adminApi(request);
  await openAdmin(page, `/admin/edit/product/${product.id}`);
  const part = page.getByRole("region", { name: "Options and variants" });
  const field = (label: string) => part.getByLabel(label, { exact: true });

  await part.getByRole("button", { name: "+ Add an option" }).click();
  await expect(field("Name of option 1")).toBeFocused();
  await field("Name of option 1").fill("Fabric");
  await field("Value 1 of Fabric").fill("Moss wool");
  await field("Colour of Moss wool").fill("#61634b");
  await field("Value 1 of Fabric").press("Enter");
  await expect(field("Value 2 of Fabric")).toBeFocused();
  await field("Value 2 of Fabric").fill("Sand wool");
  await part.getByRole("button", { name: "+ Add an option" }).click();
  await expect(field("Name of option 2")).toBeFocused();
  await field("Name of option 2").fill("Size");
  await field("Value 1 of Size").fill("Two seats");
  await part.getByRole("button", { name: "Add a value of Size" }).click();
  await field("Value 2 of Size").fill("Three seats");

  await field("Price for all").fill("121.5");
  await field("Stock for all").fill("6");
  await part.getByRole("button", { name: "Set in all 4 rows" }).click();
  await field("Price of Sand wool, Three seats").fill("133.25");
  await expect(field("Stock of Sand wool, Three seats")).toHaveValue("6");
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoAxeViolations(page);
    const table = part.getByRole("table", { name: "Variants" });
    expect(await table.evaluate((one) => one.scrollWidth <= (one.parentElement?.clientWidth ?? 0))).toBe(
      true,
    );
  }
  await part.getByRole("button", { name: "SAVE" }).click();
  await expect(page.getByText("Options and variants saved")).toBeVisible();
  // The product form shows the new version.
  await expect(page.getByRole("main").getByLabel("Quantity", { exact: true })).toHaveValue("24");
  const stored = await calls.product(product.id);
  expect(stored).toMatchObject({ price: 121.5, quantity: 24 });
  expect(stored.variants?.map(({ name, price }) => [name, price])).toEqual([
    ["Moss wool, Two seats", 121.5],
    ["Moss wool, Three seats", 121.5],
    ["Sand wool, Two seats", 121.5],
    ["Sand wool, Three seats", 133.25],
  ]);

  await page.goto(`/products/details/${product.id}`);
  const size = page.getByRole("group", { name: /^Size/ });
  await page
    .getByRole("group", { name: /^Fabric/ })
    .getByRole("radio", { name: "Sand wool" })
    .check();
  await size.getByRole("radio", { name: "Three seats" }).check();
  await expect(page.getByRole("main").getByText("$133.25").first()).toBeVisible();
});
