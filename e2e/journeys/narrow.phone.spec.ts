import { signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { keepInCart, someProducts } from "../support/cart";
import { expectNoSidewaysScroll } from "../support/fits";
import { expect, type Page, test } from "../support/test";

/** What a person can press or read that sticks out of the window, unless it lies in something that scrolls by itself. */
function findCutOff(windowWidth: number): string[] {
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width <= 1 ||
      height <= 1 ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    );
  };
  const scrolls = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  return [
    ...document.querySelectorAll("a, button, input, select, textarea, h1, h2, h3, p, dt, dd, label, img"),
  ]
    .filter((element) => !isHidden(element) && !scrolls(element))
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > windowWidth + 1;
    })
    .map(
      (element) =>
        `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40)}`,
    );
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    for (const width of [320, 344]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      // Pictures may bleed over the gutter by design, never over the edge of the window.
      expect(await page.evaluate(findCutOff, width), `${path} at ${width} px`).toEqual([]);
    }
  });
}

const NOBODYS = "0123456789abcdef01234567";

test("at 320 px, as at 400 % zoom, no public page is cut off or scrolls sideways", async ({
  page,
  request,
}) => {
  // A product with a row of four pictures, which is wider than the page.
  const [product] = await someProducts(request, "search=alder+three-seat+sofa&limit=1");
  const paths = [
    "/",
    "/nike",
    "/about-us",
    "/services",
    "/contact-us",
    "/terms",
    "/privacy",
    "/returns",
    "/signin",
  ];
  for (const path of [...paths, "/signup", "/404", `/products/details/${product?._id}`]) {
    await expectToFit(page, path);
  }
});

test("at 320 px no page for members is cut off or scrolls sideways", async ({ page, request }) => {
  const products = await someProducts(request);
  await signIn(page, "user");
  await keepInCart(
    page,
    products.map((product) => ({ product, quantity: 88 })),
  );
  for (const path of [
    "/products",
    "/products/livingroom?search=chair",
    "/cart",
    "/checkout",
    "/dashboard",
    "/dashboard/orders",
    "/dashboard/personal-data",
    "/dashboard/address",
    "/settings",
    `/order/${NOBODYS}`,
  ]) {
    await expectToFit(page, path);
  }
});

test("at 320 px every page of the admin area fits: it is the one message", async ({ page }) => {
  await openAdmin(page, "/admin");
  for (const path of ["/admin", "/admin/products", "/admin/orders", "/admin/customers", "/admin/activity"]) {
    await expectToFit(page, path);
  }
});

test("the menu, the cart and the profile open within 320 px", async ({ page, request }) => {
  const products = await someProducts(request);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "user");
  await keepInCart(
    page,
    products.map((product) => ({ product, quantity: 88 })),
  );
  await page.goto("/services");
  for (const name of ["Menu", "Profile", /^Cart/]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    const panel = page.getByRole("dialog", { name });
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
  }
});
