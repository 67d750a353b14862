import { someProducts } from "../support/cart";
import { expect, type Locator, test } from "../support/test";

test.use({ contextOptions: { forcedColors: "active" } });

const paint = (control: Locator) =>
  control.evaluate((input) => getComputedStyle(input.parentElement ?? input).backgroundColor);

test("in colours of the visitor's own, what is chosen or ticked differs from what is not", async ({
  page,
  request,
}) => {
  const [sofa] = await someProducts(request, "search=alder+three-seat+sofa&limit=1");
  await page.goto(`/products/details/${sofa?._id}`);
  const fabrics = page.getByRole("group", { name: /^Fabric/ }).getByRole("radio");
  expect(await paint(fabrics.first())).not.toBe(await paint(fabrics.last()));
  await page.goto("/signup");
  // The browser's own box: its tick has a colour that can be seen.
  await expect(page.getByRole("checkbox")).toHaveCSS("appearance", "auto");
});
