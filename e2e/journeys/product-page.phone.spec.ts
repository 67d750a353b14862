import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("options and ADD TO CART are within a screen and a half, and the drawing shows the shape of the sofa", {
  tag: "@long",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.goto(`/products/details/${sofa.id}`);

  const add = page.getByRole("button", { name: "ADD TO CART" });
  for (const control of [page.getByRole("group", { name: /^Fabric/ }), add]) {
    const box = await control.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844 * 1.5);
  }

  await page.getByRole("button", { name: "View full screen" }).click();
  const dialog = page.getByRole("dialog", { name: /^Images of/ });
  // The bars above and below the picture continue its edges.
  await expect(dialog.getByRole("img").first()).toHaveCSS("background-image", /^linear-gradient\(90deg, rgb/);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const facts = page.getByRole("table");
  await expect(facts.getByRole("rowheader", { name: "Size and weight" })).toBeVisible();
  await facts.getByRole("rowheader", { name: "Parcels", exact: true }).last().scrollIntoViewIfNeeded();
  const drawing = page.getByRole("img", { name: /^From the front: 220 cm/ });
  await drawing.scrollIntoViewIfNeeded();
  await expect(drawing.locator("[data-silhouette]")).toHaveCount(2);
  consoleErrors.expectNone();
});
