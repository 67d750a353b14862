import { screenTexts } from "@larkwood/contract";
import { findProduct } from "../support/catalogue";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("past ADD TO CART a bar at the lower edge adds as well, and rests above the footer", async ({
  page,
  request,
}) => {
  const seen = watchConsole(page);
  const product = await findProduct(request, "Lumen Floor Lamp");
  await page.goto(`/products/details/${product.id}`);
  const add = page.getByRole("button", { name: "ADD TO CART" });
  await expect(add).toHaveCount(1);
  await page
    .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
    .scrollIntoViewIfNeeded();
  await expect(add).toHaveCount(2);
  await expect(add.last()).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect(add.last()).not.toBeInViewport();

  await page
    .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
    .scrollIntoViewIfNeeded();
  await add.last().click();
  const dialog = page.getByRole("dialog", { name: screenTexts.addedToCart });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(add.last()).toBeFocused();
  seen.expectQuiet();
});

test("what was looked at before stands at the end of the page, without what is looked at now", async ({
  page,
  request,
}) => {
  const lamp = await findProduct(request, "Lumen Floor Lamp");
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("spoilt")) localStorage.setItem("recentlyViewed", '["../x", 7, null]');
    sessionStorage.setItem("spoilt", "yes");
  });
  await page.goto(`/products/details/${lamp.id}`);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("recentlyViewed")))
    .toBe(JSON.stringify([lamp.id]));
  await page.goto(`/products/details/${sofa.id}`);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const row = page.getByRole("region", { name: "Recently viewed" });
  await expect(row.getByRole("listitem")).toHaveCount(1);
  await row.getByRole("link", { name: lamp.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(lamp.name);
});
