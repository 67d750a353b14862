import { openAdmin, saveProduct } from "../support/admin";
import { createSofa } from "../support/sofa";
import { expect, type Page, test } from "../support/test";

const row = (page: Page, name: string) => page.getByRole("row", { name: new RegExp(`^${name}(?!s)`) });

test("an Admin enters what differs in one variant, and its page shows it", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id } = await createSofa(request);
  await openAdmin(page, `/admin/edit/product/${id}`);
  const details = page.getByRole("region", { name: "Attributes" });
  await details.getByLabel("Details of").selectOption({ label: "Moss green wool" });
  await details.getByLabel("Oak", { exact: true }).check();
  await details.getByLabel("Wool", { exact: true }).check();
  await expect(details.getByLabel("Details of")).toBeDisabled();
  await saveProduct(page);
  await page.goto(`/products/details/${id}`);
  await expect(row(page, "Material")).toContainText("Oak, Linen, Wool");
  await page.getByRole("radio", { name: "Moss green wool" }).check();
  await expect(row(page, "Material")).toHaveText("MaterialOak, Wool");
});
