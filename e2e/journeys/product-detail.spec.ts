import { screenTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { findProduct } from "../support/catalogue";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

const IN_STOCK = "Lumen Floor Lamp";

test("the page shows image, name, category, description, price, stock and delivery without sign-in [P09 P13]", {
  tag: "@phone",
}, async ({ page, request }) => {
  const consoleErrors = watchConsole(page);
  const product = await findProduct(request, IN_STOCK);
  const reply = await page.goto(`/products/details/${product.id}`);
  expect(reply?.status()).toBe(200);
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: product.description })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(product.name);
  await expect(main.getByRole("link", { name: "Living Room" }).first()).toBeVisible();
  await expect(main.getByText(product.description)).toBeVisible();
  await expect(main.getByText("$195.00").first()).toBeVisible();
  await expect(main.getByText(`${product.quantity} in Stock`)).toHaveAttribute("data-tone", "green");
  await expect(main.getByText(/^\d{2} \w{3} \d{4} – \d{2} \w{3} \d{4}$/)).toBeVisible();
  await expect(main.getByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  // Products of the same category, or products paired by an Admin.
  const more = main.getByRole("region", { name: /^(More from this room|Pairs well with)$/ });
  await expect(more.getByRole("listitem")).toHaveCount(4);
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});

test("the HTML contains the product, its structured data and social tags", async ({ request, baseURL }) => {
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

test("adding opens a dialog with links that can be closed [P11]", { tag: "@phone" }, async ({
  page,
  request,
}) => {
  test.slow();
  const product = await findProduct(request, IN_STOCK);
  await signIn(page, "user");
  const add = page.getByRole("button", { name: "ADD TO CART" });
  const dialog = page.getByRole("dialog", { name: screenTexts.addedToCart });

  await page.goto(`/products/details/${product.id}`);
  await add.click();
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await add.click();
  await dialog.getByRole("link", { name: "CONTINUE SHOPPING" }).click();
  await expect(page).toHaveURL(/\/products$/);

  await page.goto(`/products/details/${product.id}`);
  await add.click();
  await dialog.getByRole("link", { name: "CHECKOUT" }).click();
  await expect(page).toHaveURL(/\/cart$/);
});

test("out of stock is shown in red and does not block adding in the showroom [P13]", async ({
  page,
  request,
}) => {
  const product = await findProduct(request, "Hollis Leather Armchair");
  await page.goto(`/products/details/${product.id}`);
  await expect(page.getByRole("main").getByText("Out of Stock").first()).toHaveAttribute("data-tone", "red");
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeEnabled();
  await expect(page.getByRole("term").filter({ hasText: "Delivery" })).toHaveCount(0);
});

test("the image can be zoomed in and out with the keyboard", async ({ page, request }) => {
  const product = await findProduct(request, IN_STOCK);
  await page.goto(`/products/details/${product.id}`);
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
  await expectNoAxeViolations(page);
  await expect(page.getByRole("link", { name: "Back to products" })).toHaveAttribute("href", "/products");
});

test("a spinner shows until the product has loaded [P10]", async ({ page, request }) => {
  const product = await findProduct(request, IN_STOCK);
  const arrivals = page.getByRole("region", { name: "New arrivals" });
  await page.goto("/");
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/api/products/*", async (route) => {
    await gate;
    await route.continue();
  });
  await arrivals.getByRole("link").nth(1).click();
  await expect(page.getByRole("status").getByText("Loading product")).toBeVisible();
  open();
  await expect(page.getByRole("button", { name: "ADD TO CART" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(product.name);
});

test("the old URL of a product redirects to its page [D27]", async ({ page, request }) => {
  const product = await findProduct(request, IN_STOCK);
  await page.goto(`/product/${product.id}`);
  await expect(page).toHaveURL(`/products/details/${product.id}`);
});
