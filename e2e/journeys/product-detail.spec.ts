import { screenTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

const IN_STOCK = "Lumen Floor Lamp";

test("the page shows the product without sign-in, and a dialog with links after adding it [P09 P11 P13]", {
  tag: "@phone",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const product = await findProduct(request, IN_STOCK);
  const reply = await page.goto(`/products/details/${product.id}`);
  expect(reply?.status()).toBe(200);
  const main = page.getByRole("main");
  const add = main.getByRole("button", { name: "ADD TO CART" });

  await test.step("it shows image, name, category, description, price, stock and delivery", async () => {
    await expect(main.getByRole("img", { name: product.description })).toBeVisible();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(product.name);
    await expect(main.getByRole("link", { name: "Living Room" }).first()).toBeVisible();
    await expect(main.getByText(product.description)).toBeVisible();
    await expect(main.getByText("$195.00").first()).toBeVisible();
    await expect(main.getByText(`${product.quantity} in Stock`)).toHaveAttribute("data-tone", "green");
    await expect(main.getByText(/^\d{2} \w{3} \d{4} – \d{2} \w{3} \d{4}$/)).toBeVisible();
    await expect(add).toBeEnabled();
    // Products of the same category, or products paired by an Admin.
    const more = main.getByRole("region", { name: /^(More from this room|Pairs well with)$/ });
    await expect(more.getByRole("listitem")).toHaveCount(4);
    const room = main.getByRole("region", { name: "Shop the room" });
    await expect(room.getByRole("listitem").nth(1)).toContainText("$");
    await expect(room.getByRole("link", { name: product.name })).toHaveCount(0);
  });

  await test.step("adding opens a dialog that can be closed and links to products and cart", async () => {
    await signIn(page, "user");
    await page.goto(`/products/details/${product.id}`);
    const dialog = page.getByRole("dialog", { name: screenTexts.addedToCart });
    await add.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
    await add.click();
    await dialog.getByRole("link", { name: "CONTINUE SHOPPING" }).click();
    await expect(page).toHaveURL(/\/products$/);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    await page.goto(`/products/details/${product.id}`);
    await add.click();
    await dialog.getByRole("link", { name: "CHECKOUT" }).click();
    await expect(page).toHaveURL(/\/cart$/);
  });
  consoleErrors.expectNone();
});

test("the HTML contains the product, its structured data and social tags", { tag: "@long" }, async ({
  request,
  baseURL,
}) => {
  const product = await findProduct(request, IN_STOCK);
  const html = await (await request.get(`/products/details/${product.id}`)).text();
  expect(html).toContain(`<title>${product.name} · Larkwood</title>`);
  expect(html).toContain(`<meta property="og:image" content="${baseURL}/images/products/`);
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? "null";
  expect(JSON.parse(json)).toMatchObject({
    "@type": "Product",
    name: product.name,
    offers: { price: "195.00" },
  });
});

test("out of stock is shown in red and does not block adding, and the image can be zoomed [P13]", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await findProduct(request, "Hollis Leather Armchair");
  await page.goto(`/products/details/${product.id}`);
  await expect(page.getByRole("main").getByText("Out of Stock").first()).toHaveAttribute("data-tone", "red");
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  await expect(page.getByRole("term").filter({ hasText: "Delivery" })).toHaveCount(0);

  const zoom = page.getByRole("button", { name: "Zoom the image" });
  const before = await zoom.boundingBox();
  await zoom.focus();
  await page.keyboard.press("Enter");
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  expect((await zoom.boundingBox())?.width).toBeGreaterThan((before?.width ?? 0) * 1.9);
  await page.keyboard.press("Escape");
  await expect(zoom).toHaveAttribute("aria-pressed", "false");
});

test("a product that fails to load keeps the spinner, with links to retry and go back [P10]", async ({
  page,
}) => {
  const reply = await page.goto(`/products/details/${"0".repeat(24)}`);
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("status").getByText("Loading product")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByRole("status").getByText("Loading product")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to products" })).toHaveAttribute("href", "/products");
});

test("a product page has breadcrumbs, and related products start with the same collection", {
  tag: ["@phone", "@long"],
}, async ({ page, request }) => {
  const product = await findProduct(request, "Holm Oak Dining Chair");
  await page.goto(`/products/details/${product.id}`);
  const breadcrumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumbs.getByRole("listitem")).toHaveText([
    /Home/,
    /Products/,
    /Dining Room/,
    /Dining chairs/,
    "Holm Oak Dining Chair",
  ]);
  await expect(breadcrumbs.getByRole("link", { name: "Dining Room" })).toHaveAttribute(
    "href",
    "/products/dining",
  );
  const more = page.getByRole("region", { name: "More from this room" }).getByRole("heading", { level: 3 });
  await expect(more.first()).toHaveText("Holm Walnut Dining Chair");
});
