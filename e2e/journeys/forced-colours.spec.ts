import { findProducts } from "../support/cart";
import { expect, type Locator, test } from "../support/test";

test.use({ contextOptions: { forcedColors: "active" } });

const background = (control: Locator) =>
  control.evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);

test("with forced colours, selected and checked controls differ from others", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const [sofa] = await findProducts(request, "search=alder+three-seat+sofa&limit=1");
  await page.goto(`/products/details/${sofa?._id}`);
  const fabrics = page.getByRole("group", { name: /^Fabric/ }).getByRole("radio");
  expect(await background(fabrics.first())).not.toBe(await background(fabrics.last()));
  await page.goto("/signup");
  // The native checkbox, whose tick is visible with forced colours.
  await expect(page.getByRole("checkbox")).toHaveCSS("appearance", "auto");
});
