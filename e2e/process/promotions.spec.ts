import { registerUser, signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { contact } from "../support/checkout";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { openOwnShop } from "../support/own-shop";
import { bearerOf } from "../support/sessions";
import { createProduct, type ShownProduct } from "../support/stock";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

// Promotions apply to every cart, so they need a shop of their own.
const post = { name: "Post", kind: "parcel", price: 60, freeFrom: null, fromDays: 1, toDays: 3 };
openOwnShop("promotions", () => ({
  SHOP_PAYMENT_METHODS: "bank_transfer",
  SHOP_SHIPPING: JSON.stringify({ twoMan: [], zones: [{ name: "All", countries: [], options: [post] }] }),
}));
test.setTimeout(300_000);

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "New promotion" });

/** Opens the form of a new promotion, fills it in, and saves it. */
async function createPromotion(
  page: Page,
  name: string,
  fill: (dialog: ReturnType<typeof dialogOf>) => Promise<unknown>,
) {
  await page.getByRole("button", { name: "+ Create" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await fill(dialog);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("row", { name: new RegExp(`^${name.replaceAll("$", "\\$")}`) })).toBeVisible();
}

/** What the items cost a new customer. */
async function quote(request: APIRequestContext, items: { productId: string; quantity: number }[]) {
  const headers = await bearerOf(request, await registerUser(request));
  const data = { items, country: contact.country };
  return (await request.post("/api/orders/quote", { headers, data })).json();
}

/** The Saturday and Sunday after today. */
function nextWeekend() {
  const saturday = new Date();
  saturday.setUTCDate(saturday.getUTCDate() + ((6 - saturday.getUTCDay() + 7) % 7 || 7));
  const sunday = new Date(saturday.getTime() + 86_400_000);
  return [saturday, sunday].map((day) => day.toISOString().slice(0, 10)) as [string, string];
}

async function createSofas(request: APIRequestContext): Promise<{ sofa: ShownProduct; chair: ShownProduct }> {
  const [sofa, chair] = [
    await createProduct(request, { name: "Promotion sofa of grey wool", price: 1_000, quantity: 50 }),
    await createProduct(request, { name: "Promotion chair of oak", price: 100, quantity: 50 }),
  ];
  const headers = await bearerOf(request, "admin");
  const collection = { name: "Sofas", slug: "sofas", description: "", rule: null };
  const { id } = await (await request.post("/api/collections", { headers, data: collection })).json();
  const data = { collectionIds: [id] };
  expect((await request.put(`/api/products/${sofa.id}/collections`, { headers, data })).ok()).toBe(true);
  return { sofa, chair };
}

test("the owner creates promotions that owners know, tries them out, and shoppers get them", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const { sofa, chair } = await createSofas(request);
  const consoleErrors = watchConsole(page);
  const guide = await openGuide(page, "promotions");
  const [saturday, sunday] = nextWeekend();
  await openAdmin(page, "/admin/promotions");
  await expect(page.getByText("No promotions yet.")).toBeVisible();

  await guide.task("10 % for first orders", () =>
    createPromotion(page, "First order", async (dialog) => {
      await dialog.getByLabel("Percent").fill("10");
      await dialog.getByLabel("Only for the first order of a customer").check();
      await guide.screenshot("promotion-first-order", page, dialog.getByLabel("Effect"));
    }),
  );
  await guide.task("Free delivery over $500", () =>
    createPromotion(page, "Free delivery over $500", async (dialog) => {
      await dialog.getByLabel("Minimum total").fill("500");
      await dialog.getByLabel("Effect").selectOption("delivery is free");
      await guide.screenshot("promotion-free-delivery", page, dialog.getByLabel("Effect"));
    }),
  );
  await guide.task("Buy 2 get 1", () =>
    createPromotion(page, "Chairs: buy 2 get 1", async (dialog) => {
      await dialog.getByLabel("Items", { exact: true }).selectOption("chosen products");
      await dialog.getByLabel("Add a product").fill(chair.name);
      await expect(dialog.getByRole("button", { name: `Add ${chair.name}` })).toBeVisible();
      await page.keyboard.press("Enter");
      await dialog.getByLabel("Effect").selectOption("buy some, get some free");
      await guide.screenshot("promotion-buy-two", page, dialog.getByLabel("Effect"));
    }),
  );
  await guide.task("15 % on all sofas next weekend", () =>
    createPromotion(page, "Sofa weekend", async (dialog) => {
      await dialog.getByLabel("Starts").fill(saturday);
      await dialog.getByLabel("Ends").fill(sunday);
      await dialog.getByLabel("Items", { exact: true }).selectOption("items of collections");
      await dialog.getByLabel("Sofas").check();
      await dialog.getByLabel("Percent").fill("15");
      await expectNoAxeViolations(page);
      await guide.screenshot("promotion-form", page, dialog);
    }),
  );

  await test.step("the try-out says what applies, also next weekend", async () => {
    await page.getByLabel("Add a product").fill(sofa.name);
    await expect(page.getByRole("button", { name: `Add ${sofa.name}` })).toBeVisible();
    await page.keyboard.press("Enter");
    const tried = page.getByRole("region", { name: "Try out a cart" });
    await expect(tried).toContainText("Applies: First order");
    await expect(tried).toContainText("Sofa weekendIt hasn't started yet");
    await page.getByLabel("Day of the order").fill(saturday);
    await expect(tried).toContainText("Applies: Sofa weekend−$150");
    await expectNoAxeViolations(page);
    await guide.screenshot("promotions", page, tried);
  });

  await test.step("a new customer gets them", async () => {
    const price = await quote(request, [
      { productId: sofa.id, quantity: 1 },
      { productId: chair.id, quantity: 3 },
    ]);
    // 1,300 − 100 for a chair, − 10 %, without delivery.
    expect(price).toMatchObject({ discount: 220, shipping: 0, total: 1_080 });
  });

  await test.step("the shopper sees badge, hint and lines that add up", async () => {
    await signIn(elsewhere, await registerUser(request));
    await elsewhere.goto(`/products/details/${chair.id}`);
    await expect(elsewhere.getByText("Chairs: buy 2 get 1")).toBeVisible();
    await elsewhere.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(elsewhere.getByText("The product has been successfully added to your cart.")).toBeVisible();
    await elsewhere.goto("/cart");
    const offers = elsewhere.getByRole("list", { name: "Offers" });
    await expect(offers).toContainText("Add items for $400 more to get “Free delivery over $500”");
    await expect(offers).toContainText("Add 2 more to get “Chairs: buy 2 get 1”");
    const summary = elsewhere.getByRole("complementary", { name: "Order summary" });
    await expect(summary).toContainText("First order−$10");
    await expectNoAxeViolations(elsewhere);
  });

  expect(guide.finish()).toEqual([
    { task: "10 % for first orders", clicks: 3 },
    { task: "Free delivery over $500", clicks: 2 },
    { task: "Buy 2 get 1", clicks: 2 },
    { task: "15 % on all sofas next weekend", clicks: 3 },
  ]);
  consoleErrors.expectNone();
});
