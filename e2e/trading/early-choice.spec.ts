import { gotoBeforeScripts } from "../support/await-scripts";
import { watchConsole } from "../support/checks";
import { holdScripts } from "../support/hold-scripts";
import { createSofa } from "../support/sofa";
import { expect, test } from "../support/test";

test("price and name follow a swatch tapped before the scripts load", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id } = await createSofa(request);
  const consoleErrors = watchConsole(page);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, `/products/details/${id}`);
  const prices = page.getByRole("main").locator("p");
  const oatmeal = prices.getByText(/^\$1,390/).filter({ visible: true });
  const moss = prices.getByText(/^\$1,450/).filter({ visible: true });
  const fabric = page.getByRole("group", { name: "Fabric: Moss green wool" });
  await expect(oatmeal).toHaveCount(1);
  await expect(moss).toHaveCount(0);

  await page.getByRole("radio", { name: "Moss green wool" }).check({ force: true });
  await expect(moss).toHaveCount(1);
  await expect(oatmeal).toHaveCount(0);
  await expect(fabric).toBeVisible();

  scripts.release();
  await expect(page).toHaveURL(/\?variant=/);
  await expect(moss).toHaveCount(1);
  await expect(oatmeal).toHaveCount(0);
  await expect(fabric).toBeVisible();
  consoleErrors.expectNone();
});
