import { gotoBeforeScripts } from "../support/await-scripts";
import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { holdScripts } from "../support/hold-scripts";
import { expect, type Locator, type Page, test } from "../support/test";

const SOFA = "Alder Three-Seat Sofa";

const gallery = (page: Page) => page.getByRole("region", { name: `Images of ${SOFA}` });
const thumb = (page: Page, position: number) =>
  gallery(page).getByRole("button", { name: new RegExp(`^Show image ${position} of`) });
const slide = (page: Page, position: number) => gallery(page).locator(`[data-slide="${position - 1}"]`);

test("thumbnails and arrow keys show the large images", { tag: "@phone" }, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const product = await findProduct(request, SOFA);
  await page.goto(`/products/details/${product.id}`);
  await expect(thumb(page, 1)).toHaveAttribute("aria-current", "true");
  await expect(slide(page, 2)).not.toBeInViewport({ ratio: 0.5 });

  await thumb(page, 2).click();
  await expect(thumb(page, 2)).toHaveAttribute("aria-current", "true");
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("ArrowLeft");
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.9 });
  await expect(thumb(page, 1)).toBeFocused();

  await page.getByRole("button", { name: "Zoom the image" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  await expect(slide(page, 2).getByRole("button")).toBeFocused();
  consoleErrors.expectNone();
});

test("images open full screen; arrow keys move on, and Escape first ends the zoom", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await findProduct(request, SOFA);
  await page.goto(`/products/details/${product.id}`);
  // The largest file is only loaded full screen.
  const currentSrc = (container: Locator) =>
    container.locator("img").evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => currentSrc(slide(page, 1))).toMatch(/_1280\.webp$/);
  const open = page.getByRole("button", { name: "View full screen" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: `Images of ${SOFA}` });
  await expect(dialog).toBeVisible();
  await expect.poll(() => currentSrc(dialog.locator('[data-slide="0"]'))).toMatch(/_1920\.webp$/);
  const zoomSecond = dialog.getByRole("button", { name: "Zoom image 2" });
  await dialog.getByRole("button", { name: "Zoom image 1" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(zoomSecond).toBeFocused();
  await expect(zoomSecond).toBeInViewport({ ratio: 0.9 });

  await page.keyboard.press("Enter");
  await expect(zoomSecond).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(zoomSecond).toHaveAttribute("aria-pressed", "false");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(thumb(page, 2)).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
});

test("an early tap on a thumbnail shows its image once the scripts have loaded", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await findProduct(request, SOFA);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, `/products/details/${product.id}`);
  await thumb(page, 2).click();
  scripts.release();
  await expect(thumb(page, 2)).toHaveAttribute("aria-current", "true");
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
});

test("the page detects a swipe made before the scripts loaded", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const product = await findProduct(request, SOFA);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, `/products/details/${product.id}`);
  await slide(page, 2).evaluate(({ parentElement }) => {
    parentElement?.scrollTo({ left: parentElement.clientWidth, behavior: "instant" });
  });
  scripts.release();
  await expect(thumb(page, 2)).toHaveAttribute("aria-current", "true");
});

test.describe("on a narrow phone with a device pixel ratio of 2", { tag: "@long" }, () => {
  test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });

  test("the smaller image is loaded until it is zoomed", async ({ page, request }) => {
    const product = await findProduct(request, SOFA);
    await page.goto(`/products/details/${product.id}`);
    const shown = () =>
      slide(page, 1)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(shown).toMatch(/_640\.webp$/);
    await page.getByRole("button", { name: "Zoom the image" }).click();
    await expect.poll(shown).toMatch(/_(1280|1920)\.webp$/);
  });
});
