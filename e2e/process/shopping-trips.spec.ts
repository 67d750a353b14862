import { registerUser, signIn } from "../support/accounts";
import { findProduct } from "../support/catalogue";
import { contact, orderIdOf, thanks } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { press, tabTo } from "../support/keyboard";
import { openOwnShop } from "../support/own-shop";
import { bearerOf } from "../support/sessions";
import { createSofa } from "../support/sofa";
import { createProduct } from "../support/stock";
import { type APIRequestContext, expect, type Page, test } from "../support/test";
import { createImages } from "../support/test-images";

// All trips are to one shop with a public catalogue.
test.describe.configure({ mode: "default" });
openOwnShop("shopping-trips", () => ({
  SHOP_PAYMENT_METHODS: "pay_on_delivery",
  SHOP_CATALOGUE: "public",
}));

const guestEmail = () => `guest-${crypto.randomUUID()}@visitor.example`;

async function fillAddress(page: Page, email?: string): Promise<void> {
  const typed = email ? { email, ...contact } : contact;
  for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator("[name=country]").blur();
}

async function deliver(request: APIRequestContext, id: string): Promise<void> {
  const headers = await bearerOf(request, "admin");
  for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]) {
    const reply = await request.post(`/api/orders/${id}/status`, { headers, data: { status } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}

test("a guest finds a green sofa for a wall of 210 cm that comes before Christmas", {
  tag: ["@long", "@phone"],
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const sofa = await createSofa(request);
  await page.goto("/products/livingroom?attributes=colour%3Agreen&fits=210xx");
  await expect(page.getByText("Fits width 210 cm")).toBeVisible();
  await page.getByRole("list", { name: "Products" }).getByRole("link", { name: sofa.name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(sofa.name);
  await expect(page.getByRole("radio", { name: "Moss green wool" })).toBeChecked();

  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "CHECKOUT" }).click();
  await page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }).click();
  await fillAddress(page, guestEmail());
  await page.getByRole("button", { name: "Place Order $1,450" }).click();
  await expect(thanks(page)).toContainText("We've received your order");
  const [, last = ""] = /– (\d{1,2} \w{3} \d{4})/.exec(await thanks(page).innerText()) ?? [];
  const christmas = new Date(new Date().getFullYear(), 11, 24);
  // In the days after Christmas it is the next one.
  if (new Date() > christmas) christmas.setFullYear(christmas.getFullYear() + 1);
  expect(new Date(last).getTime()).toBeLessThan(christmas.getTime());
  consoleErrors.expectNone();
});

const chairs = (page: Page) => page.getByRole("region", { name: "Chairs for this table" });

test("a guest buys six chairs for an oak table", { tag: ["@long", "@phone"] }, async ({ page, request }) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const table = await findProduct(request, "Holm Oak Dining Table");
  await page.goto(`/products/details/${table.id}`);
  await page.getByRole("radio", { name: "180 cm" }).check();
  await expect(chairs(page)).toContainText("6 × $230 · $1,380");
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Add six chairs: Holm Oak Dining Chair" }).click();
  await expect(page.getByText("6 × Holm Oak Dining Chair added to your cart.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Add six chairs: Holm Walnut Dining Chair" }).click();
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await page.getByRole("dialog").getByRole("link", { name: "CHECKOUT" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shopping Cart" })).toBeVisible();
  const lines = page.getByRole("main").getByRole("listitem");
  await expect(lines.filter({ hasText: "Holm Walnut Dining Chair" })).toContainText("$1,560");
  await expect(lines.filter({ hasText: "Holm Oak Dining Chair" })).toHaveCount(0);
  await page.getByRole("complementary").getByRole("link", { name: "CHECKOUT" }).click();
  await fillAddress(page, guestEmail());
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(thanks(page)).toContainText("We've received your order");
  consoleErrors.expectNone([/401|404/]);
});

test("a guest adds chairs, and then a whole room, by keyboard", { tag: "@long" }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const table = await findProduct(request, "Holm Oak Dining Table");
  await page.goto(`/products/details/${table.id}`);
  await press(page, page.getByRole("button", { name: /^Add \w+ chairs: Holm Oak Dining Chair$/ }));
  await expect(page.getByText(/\d × Holm Oak Dining Chair added to your cart\./)).toBeVisible();

  await page.goto("/products/bedroom");
  const room = page.getByRole("region", { name: "Shop the room" });
  // It loads when it comes close to the viewport.
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(room.getByRole("link", { name: "Solveig Oak Bed" })).toBeVisible();
  await press(page, room.getByRole("button", { name: "Add all to cart" }));
  await expect(page.getByRole("status").filter({ hasText: /^\d items added to your cart/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto("/cart");
  await expect(page.getByRole("link", { name: "Solveig Oak Bed" })).toBeVisible();
  consoleErrors.expectNone();
});

test("a guest sends a gift under $100 with a note", { tag: ["@long", "@phone"] }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  await page.goto("/products?maxPrice=100&attributes=material%3Abrass");
  await page.getByRole("list", { name: "Products" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "ADD TO CART" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto("/checkout");
  await fillAddress(page, guestEmail());
  await page.getByText("This is a gift: add a note").click();
  await page.getByLabel("Gift note").fill("Happy birthday, Ida!\nFrom Ada");
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.locator("[name=giftNote]")).toHaveValue("Happy birthday, Ida!\nFrom Ada");
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(thanks(page)).toContainText("We've received your order");
  await expect(page.getByText("Happy birthday, Ida!")).toBeVisible();
  const headers = await bearerOf(request, "admin");
  const slip = await request.get(`/api/admin/orders/${orderIdOf(page)}/packing-slip`, { headers });
  expect(slip.headers()["content-type"]).toBe("application/pdf");
  consoleErrors.expectNone([/401|404/]);
});

test("a guest orders a sample by keyboard, and the page of samples works without a mouse", {
  tag: "@long",
}, async ({ page, request }) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.goto(`/products/details/${sofa.id}`);
  await press(page, page.getByRole("button", { name: "Get a free sample of Oatmeal linen" }));
  await expect(page.getByRole("button", { name: "Remove the sample of Oatmeal linen" })).toBeVisible();
  await tabTo(page, page.getByRole("radio", { name: "Oatmeal linen" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await press(page, page.getByRole("button", { name: "Get a free sample of Moss green wool" }));
  await press(page, page.getByRole("link", { name: "Order samples (2)" }));

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Free samples");
  await expectNoAxeViolations(page);
  for (const [name, value] of Object.entries({ ...contact, email: guestEmail() })) {
    await tabTo(page, page.locator(`[name=${name}]`), name === "email" ? "Shift+Tab" : "Tab");
    await page.keyboard.type(value);
  }
  await press(page, page.getByRole("button", { name: "Remove Oatmeal linen of Alder Three-Seat Sofa" }));
  await press(page, page.getByRole("button", { name: "Order free samples" }));
  await expect(thanks(page)).toContainText("There is nothing to pay.");
  await expect(thanks(page)).toContainText("to your letter box");
  await expect(page.getByRole("main").getByText("Sample: Moss green wool")).toBeVisible();
  consoleErrors.expectNone();
});

test("a guest orders samples from a phone", { tag: ["@long", "@phone"] }, async ({ page, request }) => {
  const sofa = await findProduct(request, "Alder Three-Seat Sofa");
  await page.goto("/services");
  await page.getByRole("link", { name: "Order samples" }).click();
  await expect(page.getByText("No samples yet")).toBeVisible();
  await page.goto(`/products/details/${sofa.id}`);
  await page.getByRole("button", { name: /^Get a free sample of/ }).click();
  await page.getByRole("link", { name: "Order samples (1)" }).click();
  await fillAddress(page, guestEmail());
  await page.locator("[name=address]").fill(`Birch Lane ${Date.now()}`);
  await page.getByRole("button", { name: "Order free samples" }).click();
  await expect(thanks(page)).toContainText("There is nothing to pay.");
  await page.goto("/samples");
  await expect(page.getByText("No samples yet")).toBeVisible();
});

test("a customer buys, reviews and returns a chair", { tag: ["@long", "@phone"] }, async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const consoleErrors = watchConsole(page);
  const chair = await createProduct(request, { price: 80 });
  await signIn(page, await registerUser(request));
  await test.step("buys", async () => {
    await page.goto(`/products/details/${chair.id}`);
    await page.getByRole("button", { name: "ADD TO CART" }).first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.goto("/checkout");
    await fillAddress(page);
    await page.getByRole("button", { name: "Place Order $80" }).click();
    await expect(thanks(page)).toContainText("We've received your order");
  });
  const id = orderIdOf(page);
  await deliver(request, id);
  await test.step("reviews", async () => {
    await page.goto(`/order/${id}`);
    await page.getByRole("link", { name: "Write a review" }).click();
    await expect(page.getByRole("heading", { name: "Reviews" })).toBeInViewport();
    await page.getByRole("button", { name: "Write a review" }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByRole("radio", { name: /^3 stars/ }).check({ force: true });
    await dialog.getByLabel("Title").fill("A little low");
    await dialog.getByLabel("Your review").fill("Sturdy, but too low for our table.");
    await dialog.getByLabel(/^Pictures/).setInputFiles(await createImages(page, 2));
    await dialog.getByRole("button", { name: "Remove picture 2" }).click();
    await expect(dialog.getByRole("listitem")).toHaveCount(1);
    await expectNoAxeViolations(page);
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByText("We'll publish your review after reading it.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Picture 1 by Ada L." })).toBeVisible();
  });
  await test.step("returns", async () => {
    await page.goto(`/order/${id}`);
    await page.getByRole("button", { name: "Request a return…" }).click();
    const dialog = page.getByRole("dialog", { name: /^Return items/ });
    await dialog.getByRole("textbox").first().fill("1");
    await dialog.getByLabel("Reason").fill("Too low");
    await dialog.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText("Return requested. Our reply will appear on this page.")).toBeVisible();
  });
  consoleErrors.expectNone();
});
