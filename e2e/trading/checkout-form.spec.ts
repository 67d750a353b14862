import { registerUser, signIn } from "../support/accounts";
import { contact } from "../support/checkout";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { type APIRequestContext, expect, type Page, test } from "../support/test";

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

async function fillCart(page: Page, request: APIRequestContext): Promise<void> {
  const product = await createProduct(request);
  await page.evaluate(
    (id) => localStorage.setItem("cart", JSON.stringify([{ _id: id, quantity: 1 }])),
    product.id,
  );
}

async function openCheckout(page: Page, request: APIRequestContext): Promise<void> {
  await signIn(page, await registerUser(request));
  await fillCart(page, request);
  await page.goto("/checkout");
  await expect(page.getByRole("button", { name: "Place Order $120.50" })).toBeVisible();
}

async function createCoupon(request: APIRequestContext): Promise<string> {
  const code = `HALF-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  const data = { code, kind: "percent", value: 50, minTotal: 0, startsAt: null, endsAt: null };
  const limits = { maxUses: null, maxUsesPerUser: null, acceptedTos: true };
  const headers = await bearerOf(request, "admin");
  const reply = await request.post("/api/admin/coupons", { headers, data: { ...data, ...limits } });
  expect(reply.ok(), await reply.text()).toBe(true);
  return code;
}

test("the checkout of an empty cart links to the products instead of showing a form", {
  tag: "@long",
}, async ({ page, request }) => {
  await signIn(page, await registerUser(request));
  await page.goto("/checkout");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(field(page, "firstName")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "PRODUCTS" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("a coupon is applied by its button or Enter, and errors appear below its field", {
  tag: "@long",
}, async ({ page, request }) => {
  const code = await createCoupon(request);
  await openCheckout(page, request);
  const coupon = page.getByLabel("Have a coupon?");
  await coupon.fill("NO-SUCH-COUPON");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(coupon).toHaveAttribute("aria-invalid", "true");
  const message = page.locator(`#${escaped(await coupon.getAttribute("aria-describedby"))}`);
  await expect(message).toBeVisible();
  const [box, below] = [await coupon.boundingBox(), await message.boundingBox()];
  expect((below?.y ?? 0) - (box?.y ?? 0)).toBeLessThan(60);

  await coupon.fill(code);
  await expect(coupon).not.toHaveAttribute("aria-invalid");
  await coupon.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${code} applied: $60.25 off.` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Place Order $60.25" })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
});

/** Escapes an id of React for a CSS selector. */
const escaped = (id: string | null) => (id ?? "").replaceAll(/[^\w-]/g, (character) => `\\${character}`);

test("Enter moves to the next field, and the first invalid field gets the focus, then the payment methods", {
  tag: "@long",
}, async ({ page, request }) => {
  await openCheckout(page, request);
  for (const [name, value] of Object.entries(contact)) await field(page, name).fill(value);
  const place = page.getByRole("button", { name: /^Place Order/ });
  const posts: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() === "POST") posts.push(new URL(sent.url()).pathname);
  });
  await field(page, "firstName").press("Enter");
  await expect(field(page, "lastName")).toBeFocused();
  await field(page, "lastName").press("Enter");
  await expect(field(page, "country")).toBeFocused();

  await field(page, "country").fill("");
  await place.press("Enter");
  await expect(field(page, "country")).toBeFocused();
  await field(page, "country").fill("Norway");
  await place.press("Enter");
  await expect(page.getByText("Invalid payment method.")).toBeVisible();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await expect(page).toHaveURL(/\/checkout$/);
  expect(posts).not.toContain("/api/orders");

  await page.getByRole("radio", { name: /Pay on delivery/ }).check();
  await place.press("Enter");
  await expect(page).toHaveURL(/\/order\//);
});

async function fillCheckout(page: Page, request: APIRequestContext): Promise<void> {
  await openCheckout(page, request);
  for (const [name, value] of Object.entries(contact)) await field(page, name).fill(value);
  await field(page, "notes").fill("Ring twice");
  await page.getByRole("radio", { name: /Pay on delivery/ }).check();
}

test("the input survives a reload, and an order whose reply was lost is placed once", {
  tag: "@long",
}, async ({ page, request }) => {
  await fillCheckout(page, request);
  await page.reload();
  for (const [name, value] of Object.entries({ ...contact, notes: "Ring twice" }))
    await expect(field(page, name)).toHaveValue(value);
  await expect(page.getByRole("radio", { name: /Pay on delivery/ })).toBeChecked();

  const place = page.getByRole("button", { name: "Place Order $120.50" });
  await page.route("**/api/orders", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await place.click();
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.unroute("**/api/orders");
  // The order has emptied the cart of the account.
  await page.reload();
  await retry.click();
  await expect(page).toHaveURL(/\/order\//);
  await expect(page.getByText(/^We've received your order/)).toBeVisible();
  await page.goto("/dashboard/orders");
  await expect(page.getByRole("link", { name: /^Order \d+/ })).toHaveCount(1);
});

test("the checkout is cleared after an order and after signing out", { tag: "@long" }, async ({
  page,
  request,
}) => {
  await fillCheckout(page, request);
  await page.getByRole("button", { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/order\//);
  await fillCart(page, request);
  await page.goto("/checkout");
  await expect(field(page, "notes")).toHaveValue("");
  await field(page, "notes").fill("Leave it with the neighbours");
  // Fields without input follow the account, also if it changes meanwhile.
  await page.goto("/dashboard/address");
  for (const [name, value] of Object.entries({ ...contact, address: "Birch Lane 7" }))
    await field(page, name).fill(value);
  await page.getByRole("button", { name: "SAVE" }).click();
  await expect(field(page, "address")).toHaveValue("");
  await page.goto("/checkout");
  await expect(field(page, "notes")).toHaveValue("Leave it with the neighbours");
  await expect(field(page, "address")).toHaveValue("Birch Lane 7");
  const stored = () => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  await expect.poll(stored).toContain("neighbours");
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(stored).not.toContain("neighbours");
});
