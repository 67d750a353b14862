import { signIn } from "../support/accounts";
import { fillCart, findDemoProducts } from "../support/cart";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const dayText = (daysFromNow: number) => {
  const day = new Date(Date.now() + daysFromNow * 86_400_000);
  const month = day.toLocaleString("en-US", { month: "short", timeZone: "UTC" });
  return `${String(day.getUTCDate()).padStart(2, "0")} ${month} ${day.getUTCFullYear()}`;
};

async function openCart(page: Page, request: Parameters<typeof findDemoProducts>[0], quantities: number[]) {
  const products = await findDemoProducts(request, quantities.length);
  await signIn(page, "user");
  await fillCart(
    page,
    products.map((product, index) => ({ product, quantity: quantities[index] ?? 1 })),
  );
  await page.goto("/cart");
  const [first] = products;
  if (!first) throw new Error("the demo shop has products");
  const line = page.getByRole("main").getByRole("listitem").filter({ hasText: first.name });
  await expect(line).toBeVisible();
  return { products, first, line };
}

test("the cart shows lines and totals, changes quantities and opens the checkout [C02 C05 C06 C07]", {
  tag: "@phone",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const { products, first, line } = await openCart(page, request, [2, 1]);
  const aside = page.getByRole("complementary");

  await test.step("it shows products, delivery, line totals and the total", async () => {
    await expect(line).toContainText(`${dayText(0)} – ${dayText(6)}`);
    await expect(line).toContainText(`$${(first.price * 2).toFixed(2)}`);
    const total = `$${(first.price * 2 + (products[1]?.price ?? 0)).toFixed(2)}`;
    await expect(aside.getByText("Subtotal").locator("..")).toContainText(total);
    await expect(aside.getByText("Shipping").locator("..")).toContainText("Free");
    await expect(aside.getByText("Total", { exact: true }).locator("..")).toContainText(total);
  });

  await test.step("the heart toggles and shows a toast each time", async () => {
    const heart = line.getByRole("button", { name: /^Wishlist/ });
    await heart.click();
    await expect(page.getByText("Product will be added to wishlist")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await heart.click();
    await expect(page.getByText("Product will be removed from wishlist")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  });

  await test.step("plus and minus change the quantity, and minus at one removes the line", async () => {
    await line.getByRole("button", { name: /^Increase quantity/ }).click();
    await expect(line.getByRole("status")).toHaveText("3");
    await expect(line).toContainText(`$${(first.price * 3).toFixed(2)}`);
    const minus = line.getByRole("button", { name: /^Decrease quantity/ });
    for (const left of ["2", "1"]) {
      await minus.click();
      await expect(line.getByRole("status")).toHaveText(left);
    }
    await minus.click();
    await expect(line).toBeHidden();
    await expect(page.getByTestId("cart-badge")).toHaveText("1");
  });

  await aside.getByRole("link", { name: "CHECKOUT" }).click();
  await expect(page).toHaveURL(/\/checkout$/);
  consoleErrors.expectNone();
});

test("the trash button and 'Clear cart' empty the cart, and an empty cart opens the products [C03 C04 C08]", async ({
  page,
  request,
}) => {
  const { first, line } = await openCart(page, request, [3]);
  await line.getByRole("button", { name: `Remove ${first.name}` }).click();
  await expect(page.getByText("Product will be removed from cart")).toBeVisible();
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByTestId("cart-badge")).toBeHidden();
  await page.goto("/cart");
  await expect(page).toHaveURL(/\/products$/);

  const soldOut = (await findDemoProducts(request, 100)).find((product) => product.quantity === 0);
  if (!soldOut) throw new Error("the demo shop has a sold-out product");
  await fillCart(page, [{ product: soldOut, quantity: 2 }]);
  await page.goto("/cart");
  // A line beyond stock blocks nothing in a showroom.
  await expect(page.getByText("Only 0 in stock")).toBeVisible();
  await page.getByRole("button", { name: "Clear cart" }).click();
  await expect(page).toHaveURL(/\/products$/);
  expect(await page.evaluate(() => localStorage.getItem("cart"))).toBe("[]");
});

test("a removed line can be restored in place, and the focus stays in the list", {
  tag: "@long",
}, async ({ page, request }) => {
  const { products, first } = await openCart(page, request, [2, 1, 1]);
  const trash = (index: number) => page.getByRole("button", { name: `Remove ${products[index]?.name}` });
  const storedCart = () => page.evaluate(() => localStorage.getItem("cart"));
  const before = await storedCart();
  await trash(0).press("Enter");
  await expect(trash(1)).toBeFocused();
  const toast = page.getByRole("status").filter({ hasText: "Product will be removed from cart" });
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(trash(0)).toBeVisible();
  expect(await storedCart()).toBe(before);
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(first.name);

  await trash(2).press("Enter");
  await expect(trash(1)).toBeFocused();
  await page.getByRole("button", { name: `Decrease quantity of ${products[1]?.name}` }).press("Enter");
  await expect(page.getByRole("button", { name: `Decrease quantity of ${first.name}` })).toBeFocused();

  await trash(0).click();
  await expect(page).toHaveURL(/\/products$/);
  await toast.first().getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
});

test("a toast uses the shop's font and contrasts with the footer", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { line } = await openCart(page, request, [1]);
  await line.getByRole("button", { name: /^Wishlist/ }).click();
  const toast = page.getByRole("status").filter({ hasText: "Product will be added to wishlist" });
  await expect(toast).toHaveCSS("font-family", /^"Familjen Grotesk Variable"/);
  const edge = await toast.evaluate((card) => getComputedStyle(card).borderTopColor);
  expect(contrastWithBlack(edge)).toBeGreaterThanOrEqual(3);
});

/** WCAG contrast of an `rgb(…)` colour with black. */
function contrastWithBlack(colour: string): number {
  const [r = 0, g = 0, b = 0] = (colour.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05) / 0.05;
}
