import { CAROUSEL } from "@larkwood/contract";
import { watchConsole } from "../support/checks";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { expect, test } from "../support/test";

test("the promo page shows its sections, swaps images, scrolls to anchors and has a newsletter [H06 H07 H08 H09 H10 H11 H12 H13 H14]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/nike");
  const hero = page.getByRole("region", { name: "Summer collection" });

  await test.step("the hero names the summer collection and links to the shop", async () => {
    await expect(hero.getByRole("heading", { level: 1 })).toContainText("summer collection");
    await expect(hero.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/products");
  });

  await test.step("three thumbnails swap the large image, and the selected one has a highlighted border", async () => {
    const large = hero.locator("img").first();
    const thumbnails = hero.getByRole("button", { name: /^Show / });
    await expect(thumbnails).toHaveCount(3);
    await expect(large).toHaveAttribute("width", String(CAROUSEL.landingImage.width));
    await expect(large).toHaveAttribute("height", String(CAROUSEL.landingImage.height));
    const before = await large.getAttribute("src");
    await expect(thumbnails.nth(1)).toHaveCSS("border-top-color", "rgba(0, 0, 0, 0)");
    await thumbnails.first().click();
    await expect(large).toHaveAttribute("src", before ?? "");
    await thumbnails.nth(1).click();
    await expect(large).not.toHaveAttribute("src", before ?? "");
    await expect(thumbnails.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(thumbnails.nth(1)).toHaveCSS("border-top-color", "rgb(151, 71, 42)");
  });

  await test.step("statistics, popular products, services and testimonials show their content", async () => {
    for (const [figure, label] of [
      ["1k+", "Brands"],
      ["500+", "Shops"],
      ["250k+", "Customers"],
    ] as const) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
      await expect(page.getByText(label, { exact: true })).toBeVisible();
    }
    const popular = page.getByRole("region", { name: "Popular products" }).getByRole("listitem");
    await expect(popular).toHaveCount(4);
    for (const card of await popular.all()) {
      await expect(card.getByRole("heading")).toBeVisible();
      await expect(card.getByText(/^\$\d+\.\d{2}$/)).toBeVisible();
      await expect(card.getByText("4.5")).toBeVisible();
    }
    const services = page.getByRole("region", { name: "Services" }).getByRole("heading");
    await expect(services).toHaveText(["Free shipping", "Secure Payment", "Love to help you"]);
    const testimonials = page.getByRole("region", { name: "Testimonials" }).getByRole("listitem");
    await expect(testimonials).toHaveCount(2);
    for (const one of await testimonials.all()) await expect(one.getByText("4.5")).toBeVisible();
  });

  await test.step("the about and offer blocks have their buttons", async () => {
    await expect(page.getByRole("link", { name: "View details" })).toHaveAttribute("href", "/about-us");
    const offer = page.getByRole("region", { name: "Special offer" });
    await expect(offer.getByRole("link", { name: "Shop now" })).toBeVisible();
    await expect(offer.getByRole("link", { name: "Learn more" })).toBeVisible();
  });

  await test.step("four anchors scroll to their sections", async () => {
    const anchors = page.getByRole("navigation", { name: "On this page" });
    for (const [label, id] of [
      ["Contact us", "contact-us"],
      ["Services", "services"],
      ["About us", "about-us"],
      ["Home", "home"],
    ] as const) {
      await anchors.getByRole("link", { name: label }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
    }
  });

  await test.step("the newsletter accepts an email address", async () => {
    const form = page.getByRole("region", { name: "Newsletter" });
    await form.locator("input[name=email]").fill("runner@post.example");
    await form.getByRole("button", { name: "Sign Up" }).click();
    await expect(form.getByRole("status")).toBeVisible();
  });
  consoleErrors.expectNone();
});

test("the large image measures 610 × 500 from 1024 px [H07]", { tag: "@long" }, async ({ page }) => {
  await page.goto("/nike");
  const image = page.getByRole("region", { name: "Summer collection" }).getByRole("img").first();
  for (const width of [1024, 1100, 1280, 1399, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const { width: w, height: h } = (await image.boundingBox()) ?? {};
        return [width, w, h];
      })
      .toEqual([width, 610, 500]);
    await expectNoHorizontalScroll(page);
  }
});
