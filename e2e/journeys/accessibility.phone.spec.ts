import { screenTexts } from "@larkwood/contract";
import { signIn } from "../support/accounts";
import { fillCart, findDemoProducts } from "../support/cart";
import { findProduct } from "../support/catalogue";
import { sweep } from "../support/checks";
import { expect, test } from "../support/test";

test("states that differ on a phone pass axe", { tag: "@long" }, async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const products = await findDemoProducts(request, 2);
  await signIn(page, "user");
  await fillCart(
    page,
    products.map((product) => ({ product, quantity: 2 })),
  );
  await sweep(page, "menu", async () => {
    await page.goto("/about-us");
    await button("Menu").click();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  });
  await sweep(page, "suggested products", async () => {
    await page.goto("/services");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.keyboard.type("sofa");
    await expect(page.getByRole("listbox", { name: "Suggested products" })).toBeVisible();
  });
  await sweep(page, "filter dialog", async () => {
    await page.goto("/products/livingroom");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    await page
      .getByRole("dialog", { name: "Filters" })
      .getByRole("checkbox", { name: /^Green/ })
      .check();
    await expect(button(/^Show \d+ products?$/)).toBeVisible();
  });
  await sweep(page, "second image of a product", async () => {
    await page.goto(`/products/details/${(await findProduct(request, "Alder Three-Seat Sofa")).id}`);
    await button(/^Show image 2 of/).click();
    await expect(button(/^Show image 2 of/)).toHaveAttribute("aria-current", "true");
  });
  await sweep(page, "fit check and sticky bar", async () => {
    await page
      .getByRole("region", { name: /^(More from this room|Pairs well with)$/ })
      .scrollIntoViewIfNeeded();
    const fit = page.getByRole("region", { name: "Will it fit?" });
    await fit.getByLabel("Your space: width").fill("230");
    await fit.getByLabel("Your space: depth").fill("100");
    await expect(fit.getByText(/^Yes, it fits/)).toBeVisible();
    await expect(button("ADD TO CART")).toHaveCount(2);
  });
  await sweep(page, "dialog after adding", async () => {
    await button("ADD TO CART").last().click();
    await expect(page.getByRole("dialog", { name: screenTexts.addedToCart })).toBeVisible();
  });
  await sweep(page, "rejected contact form", async () => {
    await page.goto("/contact-us");
    await button("SEND").click();
    await expect(page.getByText("Required", { exact: true }).first()).toBeVisible();
  });
  await sweep(page, "rejected checkout", async () => {
    await page.goto("/checkout");
    await button(/^Place Order/).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("Invalid payment method.");
  });
});
