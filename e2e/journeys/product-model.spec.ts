import { findProduct } from "../support/catalogue";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("a shopper views a sofa in 3D, in the chosen fabric, and no byte of it is loaded before", {
  tag: "@long",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const loaded: string[] = [];
  page.on("request", (sent) => loaded.push(sent.url()));
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.goto(`/products/details/${sofa.id}`);
  // The section loads when the facts above it are in view.
  await page.getByRole("rowheader", { name: "Parcels", exact: true }).last().scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "View in 3D" });
  await expect(button).toBeVisible();
  expect(loaded.filter((url) => /model-viewer|\.glb/.test(url))).toEqual([]);

  const model = page.waitForResponse((response) => response.url().endsWith("/alder-three-seat-sofa.glb"));
  await button.click();
  expect((await model).status()).toBe(200);
  const viewer = page.locator("model-viewer");
  await expect(viewer).toHaveJSProperty("alt", "3D model of Alder Three-Seat Sofa");
  await expect(viewer).toHaveAttribute("variant-name", "linen-oatmeal");
  await page.getByRole("radio", { name: /^Moss green wool/ }).check({ force: true });
  await expect(viewer).toHaveAttribute("variant-name", "wool-moss");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Close 3D model" }).click();
  await expect(viewer).toBeHidden();
  consoleErrors.expectNone();
});
