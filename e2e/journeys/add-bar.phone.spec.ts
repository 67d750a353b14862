import { screenTexts } from "@larkwood/contract";
import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("a sticky bar appears below ADD TO CART, stops above the footer and is not printed", {
  tag: "@long",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const product = await findProduct(request, "Lumen Floor Lamp");
  await page.goto(`/products/details/${product.id}`);
  const add = page.getByRole("button", { name: "ADD TO CART" });
  await expect(add).toHaveCount(1);
  await page
    .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
    .scrollIntoViewIfNeeded();
  await expect(add).toHaveCount(2);
  await expect(add.last()).toBeInViewport({ ratio: 1 });

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

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(add).toHaveCount(0);
  consoleErrors.expectNone();
});

test("recently viewed products appear at the end of the page, without the current one", {
  tag: "@long",
}, async ({ page, request }) => {
  const lamp = await findProduct(request, "Lumen Floor Lamp");
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.addInitScript(() => {
    if (!sessionStorage.getItem("corrupted")) localStorage.setItem("recentlyViewed", '["../x", 7, null]');
    sessionStorage.setItem("corrupted", "yes");
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
