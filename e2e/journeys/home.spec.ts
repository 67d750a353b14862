import { CAROUSEL } from "@larkwood/contract";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const hero = (page: Page) => page.getByRole("region", { name: "Featured rooms" });
const dot = (page: Page, number: number) => hero(page).getByRole("button", { name: `Show slide ${number}:` });
const next = (page: Page) => hero(page).getByRole("button", { name: "Next slide" });

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
}

/** Waits for the carousel code, which loads after the page and adds the other images. */
async function untilCarouselLoaded(page: Page): Promise<void> {
  await page.clock.runFor(3_000);
  await expect(page.getByTestId("hero").getByRole("img", { includeHidden: true })).toHaveCount(7);
}

test("the hero moves on every five seconds within one second and loops after the last slide [H01]", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/");
  const stage = page.getByTestId("hero");
  await untilCarouselLoaded(page);
  expect((await stage.boundingBox())?.height).toBe(CAROUSEL.hero.height);
  await expectSlide(page, 1);
  await page.clock.runFor(CAROUSEL.hero.delay);
  await expectSlide(page, 2);
  await expect(stage.locator(".swiper-wrapper")).toHaveCSS("transition-duration", "1s");
  await dot(page, 7).click();
  await expectSlide(page, 7);
  await next(page).click();
  await expectSlide(page, 1);
});

test("dots and arrows change the slide; the hero pauses under the pointer [H02]", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(2_000);
  await dot(page, 4).click();
  await expectSlide(page, 4);
  await hero(page).getByRole("button", { name: "Previous slide" }).click();
  await expectSlide(page, 3);
  await page.getByTestId("hero").hover({ position: { x: 600, y: 100 } });
  await page.clock.runFor(4 * CAROUSEL.hero.delay);
  await expectSlide(page, 3);
  await page.mouse.move(600, 780);
  await page.clock.runFor(2 * CAROUSEL.hero.delay);
  await expect(dot(page, 3)).not.toHaveAttribute("aria-current", "true");
});

test("the hero can be paused and moved with the arrow keys", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await untilCarouselLoaded(page);
  await hero(page).getByRole("button", { name: "Pause the slides" }).click();
  await page.mouse.move(600, 780);
  await page.clock.runFor(3 * CAROUSEL.hero.delay);
  await expectSlide(page, 1);
  await page.keyboard.press("ArrowRight");
  await expectSlide(page, 2);
  await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeFocused();
});

test("the hero does not move for visitors who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await page.goto("/");
  await page.clock.runFor(2_000);
  await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeEnabled();
  await page.clock.runFor(4 * CAROUSEL.hero.delay);
  await expectSlide(page, 1);
});

test("a slide has an image and a title, and hovering reveals its text and Shop Now [H03]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const slide = hero(page).getByRole("article", { name: "1 of 7" });
  await expect(slide.getByRole("img")).toHaveJSProperty("complete", true);
  await expect(slide.getByRole("heading")).toBeVisible();
  const shopNow = slide.getByRole("link", { name: "Shop Now" });
  const words = slide.getByTestId("hero-words");
  await expect(words).toHaveCSS("opacity", "0");
  await page.getByTestId("hero").hover();
  await expect(words).toHaveCSS("opacity", "1");
  await expect(shopNow).toHaveAttribute("href", "/products");
});

test("six tiles in two columns link to their categories [H05]", async ({ page }) => {
  await page.goto("/");
  const tiles = page.getByRole("region", { name: "Rooms", exact: true }).getByRole("listitem");
  await expect(tiles).toHaveCount(6);
  for (const tile of await tiles.all()) {
    await expect(tile.getByRole("img")).toBeVisible();
    await expect(tile.getByText("Larkwood", { exact: true })).toBeVisible();
  }
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => tiles.nth(index).boundingBox()));
  expect(first?.y).toBe(second?.y);
  expect(third?.x).toBe(first?.x);
  await expect(tiles.getByRole("link").first()).toHaveAttribute("href", "/products/livingroom");
});

test("new arrivals, best sellers and the story follow, without accessibility or console errors", async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const name of ["New arrivals", "Best sellers"]) {
    await expect(page.getByRole("region", { name }).getByRole("listitem")).toHaveCount(4);
  }
  await expect(page.getByRole("link", { name: "Read the story" })).toHaveAttribute("href", "/about-us");
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});

test("the newsletter accepts an email address and replies the same the second time [H13]", async ({
  page,
}) => {
  for (const visit of ["first", "second"]) {
    await test.step(`${visit} visit`, async () => {
      await page.goto("/");
      const form = page.getByRole("region", { name: "Newsletter" });
      await form.locator("input[name=email]").fill("reader@post.example");
      await form.getByRole("button", { name: "Sign Up" }).click();
      await expect(form.getByRole("status")).toHaveText("Thanks for signing up!");
    });
  }
});

test("the newsletter rejects an invalid email address", async ({ page }) => {
  await page.goto("/");
  const form = page.getByRole("region", { name: "Newsletter" });
  await form.locator("input[name=email]").fill("not an address");
  await form.getByRole("button", { name: "Sign Up" }).click();
  await expect(form.getByText("Please enter a valid email")).toBeVisible();
});
