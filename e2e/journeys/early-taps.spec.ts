import { registerUser, signIn } from "../support/accounts";
import { adminApi } from "../support/admin";
import { gotoBeforeScripts } from "../support/await-scripts";
import { findProduct } from "../support/catalogue";
import { watchConsole } from "../support/checks";
import { holdScripts } from "../support/hold-scripts";
import { createProduct } from "../support/stock";
import { expect, type Page, test } from "../support/test";

const cartOf = (page: Page) => page.evaluate(() => localStorage.getItem("cart"));

async function openProduct(page: Page) {
  const product = await createProduct(page.request);
  await gotoBeforeScripts(page, `/products/details/${product.id}`);
  return product;
}

test("ADD TO CART looks ready before the scripts load, and an early tap adds one item", async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const scripts = await holdScripts(page);
  const product = await openProduct(page);
  const button = page.getByRole("button", { name: "ADD TO CART" });
  await expect(button).toBeEnabled();
  await expect(button).toHaveCSS("opacity", "1");
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  // Users tap again if nothing happens.
  await button.click();
  expect(await cartOf(page)).toBeNull();

  scripts.release();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-busy");
  expect(await cartOf(page)).toBe(JSON.stringify([{ _id: product.id, quantity: 1 }]));
  consoleErrors.expectNone();
});

test("fabric and quantity chosen before the scripts load are put into the cart", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id } = await findProduct(request, "Alder Two-Seat Sofa");
  const { variants = [] } = await (await adminApi(request)).product(id);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, `/products/details/${id}`);
  const rust = page.getByRole("radio", { name: "Rust red wool" });
  await page.getByRole("radio", { name: "Oatmeal linen" }).check({ force: true });
  await rust.check({ force: true });
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  scripts.release();
  await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
  await expect(rust).toBeChecked();
  const variant = variants.find(({ name }) => name === "Rust red wool");
  expect(await cartOf(page)).toBe(JSON.stringify([{ _id: id, variantId: variant?.id, quantity: 2 }]));
});

test("a length and a quantity typed before the scripts load are put into the cart", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id } = await findProduct(request, "Holm Oak Dining Table");
  const { variants = [] } = await (await adminApi(request)).product(id);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, `/products/details/${id}`);
  await page.getByRole("radio", { name: "160 cm" }).check({ force: true });
  await page.getByLabel("Quantity", { exact: true }).fill("3");
  scripts.release();
  await expect(page.getByRole("main").getByText("$1020.00").first()).toBeVisible();
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  const variant = variants.find(({ name }) => name === "160 cm");
  expect(await cartOf(page)).toBe(JSON.stringify([{ _id: id, variantId: variant?.id, quantity: 3 }]));
});

test("an early tap on the image zooms in at that point", { tag: "@long" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await openProduct(page);
  const zoom = page.getByRole("button", { name: "Zoom the image" });
  const box = await zoom.boundingBox();
  if (!box) throw new Error("the image is not on the screen");
  await zoom.click({ position: { x: box.width - 10, y: box.height - 10 } });
  scripts.release();
  await expect(zoom).toHaveAttribute("aria-pressed", "true");
  const scrolled = await zoom.evaluate(({ parentElement }) => parentElement?.scrollLeft ?? 0);
  expect(scrolled).toBeGreaterThan(box.width / 2);
});

test("the search opens and submits without scripts [A06]", { tag: "@long" }, async ({ page }) => {
  await signIn(page, "user");
  await holdScripts(page);
  await gotoBeforeScripts(page, "/");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const input = page.getByRole("searchbox", { name: "Search products" });
  await expect(input).toBeFocused();
  await expect(page.getByRole("banner").getByRole("link", { name: "Larkwood" })).toBeHidden();
  await page.keyboard.type("oak table");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/products\?search=oak(\+|%20)table$/, { waitUntil: "commit" });
});

test("text typed into the search before the scripts load is kept", { tag: "@long" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/services");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.keyboard.type("lamp");
  scripts.release();
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const input = page.getByRole("searchbox", { name: "Search products" });
  await expect(input).toBeVisible();
  await expect(input).toHaveValue("lamp");
  await page.keyboard.press("Escape");
  await expect(input).toBeHidden();
});

test("an early tap on an arrow moves the carousel by one slide", { tag: "@long" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/");
  await page.getByRole("button", { name: "Next slide" }).click();
  await page.getByRole("button", { name: "Pause the slides" }).click();
  scripts.release();
  await expect(page.getByRole("button", { name: /^Show slide 2:/ })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("button", { name: "Play the slides" })).toBeVisible();
});

test("an early Enter in the newsletter field submits the form once the scripts have loaded", {
  tag: "@long",
}, async ({ page }) => {
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/");
  const newsletter = page.getByRole("region", { name: "Newsletter" });
  await newsletter.getByLabel("Email").fill(`early-${crypto.randomUUID()}@guest.example`);
  await page.keyboard.press("Enter");
  await expect(newsletter.getByRole("button", { name: "Sign Up" })).toHaveAttribute("aria-busy", "true");
  scripts.release();
  await expect(newsletter.getByText("Thanks for signing up!")).toBeVisible();
});

test("a sign-in submitted early signs in", { tag: "@long" }, async ({ page, request }) => {
  const account = await registerUser(request);
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/signin");
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Remember me").check();
  await page.getByRole("button", { name: "Sign In" }).click();
  scripts.release();
  await expect(page).toHaveURL("/");
});

test("an early tap on a thumbnail shows its shoe", { tag: "@long" }, async ({ page }) => {
  const scripts = await holdScripts(page);
  await gotoBeforeScripts(page, "/nike");
  const thumbnail = page.getByRole("button", { name: /^Show / }).nth(1);
  await thumbnail.click();
  scripts.release();
  await expect(thumbnail).toHaveAttribute("aria-pressed", "true");
});

test.describe("without scripts at all", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("controls that need scripts look disabled, and the search works", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "Next slide" })).toHaveCSS("opacity", "0.45");
    const search = page.getByRole("button", { name: "Search", exact: true });
    await expect(search).toHaveCSS("opacity", "1");
    await search.click();
    await expect(page.getByRole("button", { name: "Submit search" })).toHaveCSS("opacity", "1");
    await page.getByRole("searchbox", { name: "Search products" }).fill("lamp");
    await page.keyboard.press("Enter");
    // The product list needs a sign-in.
    await expect(page).toHaveURL(/\/signin$/);
  });
});
