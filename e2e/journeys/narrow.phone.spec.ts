import { signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { fillCart, findDemoProducts, findProducts } from "../support/cart";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { expect, type Page, test } from "../support/test";

/** Finds visible controls and texts that extend beyond the window, except inside scroll containers. */
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
    for (const width of [320, 344, 375]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoHorizontalScroll(page);
      // Images may extend over the gutter by design, but not over the edge of the window.
      expect(await page.evaluate(findCutOff, width), `${path} at ${width} px`).toEqual([]);
    }
  });
}

const UNKNOWN_ID = "0123456789abcdef01234567";

test("from 320 px (400 % zoom) no public page is cut off or scrolls sideways", { tag: "@long" }, async ({
  page,
  request,
}) => {
  // A product with a row of four images, which is wider than the page.
  const [product] = await findProducts(request, "search=alder+three-seat+sofa&limit=1");
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

test("from 320 px no page for signed-in users is cut off or scrolls sideways", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const products = await findDemoProducts(request, 3);
  await signIn(page, "user");
  await fillCart(
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
    `/order/${UNKNOWN_ID}`,
  ]) {
    await expectToFit(page, path);
  }
});

test("from 320 px every admin page fits, because it only shows a message", { tag: "@long" }, async ({
  page,
}) => {
  await openAdmin(page, "/admin");
  for (const path of ["/admin", "/admin/products", "/admin/orders", "/admin/customers", "/admin/activity"]) {
    await expectToFit(page, path);
  }
});

test("the menu, cart and profile panels fit into 320 px", { tag: "@long" }, async ({ page, request }) => {
  const products = await findDemoProducts(request, 3);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, "user");
  await fillCart(
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
