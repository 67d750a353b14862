import { screenTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

const SOFA = "Alder Three-Seat Sofa";

test("a shopper checks whether a sofa fits and adds it to the cart, by touch and by keyboard", {
  tag: ["@phone", "@long"],
}, async ({ page, request, hasTouch }) => {
  test.slow();
  const consoleErrors = watchConsole(page);
  const product = await findProduct(request, SOFA);
  await signIn(page, "user");
  await page.goto(`/products/details/${product.id}`);

  const gallery = page.getByRole("region", { name: `Images of ${SOFA}` });
  const second = gallery.getByRole("button", { name: /^Show image 2 of/ });
  if (hasTouch) await second.tap();
  else {
    await page.getByRole("button", { name: "Zoom the image" }).focus();
    await page.keyboard.press("ArrowRight");
  }
  await expect(second).toHaveAttribute("aria-current", "true");

  await expect(page.getByRole("row", { name: "Width 220 cm · 86.6 in" })).toBeVisible();
  // The fit check loads when it comes close to the viewport.
  await page
    .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole("img", { name: /^From the front: 220 cm \(86\.6 in\) wide/ })).toBeVisible();
  const fit = page.getByRole("region", { name: "Will it fit?" });
  await fit.getByLabel("Your space: width").fill("210");
  await fit.getByLabel("Your space: depth").fill("100");
  await expect(fit.getByText("No, it's 10 cm too wide for this space.")).toBeVisible();
  await fit.getByLabel("Your space: width").fill("230");
  await expect(fit.getByText(/^Yes, it fits: 10 cm to spare beside it and 5 cm in front\.$/)).toBeVisible();
  await fit.getByLabel("Narrowest doorway: width").fill("NaN");
  await expect(fit.getByText("Enter a length such as 80, 2.1 m or 32 in.")).toBeVisible();
  await fit.getByLabel("Narrowest doorway: width").fill("95");
  await expect(fit.getByText("Enter a length such as 80, 2.1 m or 32 in.")).toBeHidden();
  await expect(fit.getByText(/parcel/)).toBeVisible();

  const add = page.getByRole("button", { name: "ADD TO CART" });
  if (hasTouch) await add.last().tap();
  else {
    await add.focus();
    await page.keyboard.press("Enter");
  }
  const dialog = page.getByRole("dialog", { name: screenTexts.addedToCart });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("link", { name: "CHECKOUT" }).press("Enter");
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("main").getByText(SOFA).first()).toBeVisible();
  consoleErrors.expectNone();
});
