import { CAROUSEL } from "@larkwood/contract";
import { watchConsole } from "../support/checks";
import { stopClock } from "../support/clock";
import { expect, type Page, test } from "../support/test";
import { recordTransitions } from "../support/transitions";

const hero = (page: Page) => page.getByRole("region", { name: "Featured rooms" });
const dot = (page: Page, number: number) => hero(page).getByRole("button", { name: `Show slide ${number}:` });

async function expectSlide(page: Page, number: number): Promise<void> {
  // A slide starts to move in the next frame.
  await page.clock.runFor(100);
  await expect(dot(page, number)).toHaveAttribute("aria-current", "true");
}

test("the hero moves on by itself and by dots, arrows and keys, and pauses [H01 H02 H03]", async ({
  page,
}) => {
  await stopClock(page);
  await page.goto("/");
  const stage = page.getByTestId("hero");
  // The carousel code loads after the page and adds the other images.
  await page.clock.runFor(3_000);
  await expect(stage.getByRole("img", { includeHidden: true })).toHaveCount(7);
  const leave = () => page.mouse.move(600, 780);

  await test.step("a slide has an image and a title, and hovering reveals its text and Shop Now", async () => {
    const slide = hero(page).getByRole("article", { name: "1 of 7" });
    await expect(slide.getByRole("img")).toHaveJSProperty("complete", true);
    await expect(slide.getByRole("heading")).toBeVisible();
    const words = slide.getByTestId("hero-words");
    await expect(words).toHaveCSS("opacity", "0");
    await stage.hover();
    await expect(words).toHaveCSS("opacity", "1");
    await expect(slide.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/products");
    await leave();
    await expect(words).toHaveCSS("opacity", "0");
  });

  await test.step("it moves on after five seconds within one second, and loops after the last slide", async () => {
    expect((await stage.boundingBox())?.height).toBe(CAROUSEL.hero.height);
    await expectSlide(page, 1);
    const transitions = await recordTransitions(stage.locator(".swiper-wrapper"));
    await page.clock.runFor(CAROUSEL.hero.delay);
    await expectSlide(page, 2);
    expect(await transitions()).toContain("1000ms");
    await dot(page, 7).click();
    await expectSlide(page, 7);
    await hero(page).getByRole("button", { name: "Next slide" }).click();
    await expectSlide(page, 1);
  });

  await test.step("dots and arrows change the slide, and it pauses under the pointer", async () => {
    await dot(page, 4).click();
    await expectSlide(page, 4);
    await hero(page).getByRole("button", { name: "Previous slide" }).click();
    await expectSlide(page, 3);
    await stage.hover({ position: { x: 600, y: 100 } });
    await page.clock.runFor(4 * CAROUSEL.hero.delay);
    await expectSlide(page, 3);
    await leave();
    await page.clock.runFor(2 * CAROUSEL.hero.delay);
    await expect(dot(page, 3)).not.toHaveAttribute("aria-current", "true");
  });

  await test.step("it can be paused, and moved with the arrow keys", async () => {
    await dot(page, 1).click();
    await expectSlide(page, 1);
    await hero(page).getByRole("button", { name: "Pause the slides" }).click();
    await leave();
    await page.clock.runFor(3 * CAROUSEL.hero.delay);
    await expectSlide(page, 1);
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 2);
    await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeFocused();
  });
});

test("the hero does not move for visitors who prefer reduced motion", { tag: "@long" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await stopClock(page);
  await page.goto("/");
  await page.clock.runFor(3_000);
  await expect(hero(page).getByRole("button", { name: "Play the slides" })).toBeEnabled();
  await page.clock.runFor(4 * CAROUSEL.hero.delay);
  await expectSlide(page, 1);
});

test("the home page has tiles, arrivals, best sellers, the story and a newsletter [H05 H13]", async ({
  page,
}) => {
  const consoleErrors = watchConsole(page);
  const reply = await page.goto("/");
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole("banner").getByRole("link", { name: "Larkwood" }).first()).toBeVisible();

  await test.step("six tiles in two columns link to their categories", async () => {
    const tiles = page.getByRole("region", { name: "Rooms", exact: true }).getByRole("listitem");
    await expect(tiles).toHaveCount(6);
    for (const tile of await tiles.all()) {
      await expect(tile.getByRole("img")).toBeVisible();
      await expect(tile.getByText("Larkwood", { exact: true })).toBeVisible();
    }
    const [first, second, third] = await Promise.all(
      [0, 1, 2].map((index) => tiles.nth(index).boundingBox()),
    );
    expect(first?.y).toBe(second?.y);
    expect(third?.x).toBe(first?.x);
    await expect(tiles.getByRole("link").first()).toHaveAttribute("href", "/products/livingroom");
  });

  await test.step("new arrivals, best sellers and the story follow", async () => {
    for (const name of ["New arrivals", "Best sellers"]) {
      await expect(page.getByRole("region", { name }).getByRole("listitem")).toHaveCount(4);
    }
    await expect(page.getByRole("link", { name: "Read the story" })).toHaveAttribute("href", "/about-us");
  });

  await test.step("a room has markers on its products, which the list beside it names", async () => {
    const room = page.getByRole("region", { name: "Shop the room" });
    const bench = room.getByRole("link", { name: "Porter Hall Bench" });
    const marker = room.locator(`a[aria-hidden][href="${await bench.getAttribute("href")}"]`);
    const [dot, picture] = [await marker.boundingBox(), await room.getByRole("img").first().boundingBox()];
    // The bench stands in the lower half of the picture.
    expect((dot?.y ?? 0) - (picture?.y ?? 0)).toBeGreaterThan((picture?.height ?? 0) / 2);
    await expect(room.getByRole("listitem").filter({ hasText: "Porter Hall Bench" })).toContainText("$");
  });

  await test.step("the newsletter rejects an invalid address and gives the same reply for a known one", async () => {
    const form = page.getByRole("region", { name: "Newsletter" });
    const subscribe = async (email: string) => {
      await form.locator("input[name=email]").fill(email);
      await form.getByRole("button", { name: "Sign Up" }).click();
    };
    await subscribe("not an address");
    await expect(form.getByText("Please enter a valid email")).toBeVisible();
    await subscribe("reader@post.example");
    await expect(form.getByRole("status")).toHaveText("Thanks for signing up!");
    await page.reload();
    await subscribe("reader@post.example");
    await expect(form.getByRole("status")).toHaveText("Thanks for signing up!");
  });
  // The reply to the invalid address.
  consoleErrors.expectNone([/status of 400/]);
});
