import { signIn } from "../support/accounts";
import { openAdmin } from "../support/admin";
import { expectNoAxeViolations } from "../support/checks";
import { allHostileTexts, hostileLine, watchForScripts } from "../support/hostile-texts";
import { placeOrders } from "../support/orders";
import { bearerOf } from "../support/sessions";
import { type APIRequestContext, expect, test } from "../support/test";

/** A customer with a delivered order. */
async function deliverOrder(request: APIRequestContext) {
  const placed = await placeOrders(request, 1);
  const order = placed.orders[0] ?? { id: "" };
  const headers = await bearerOf(request, "admin");
  for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]) {
    const reply = await request.post(`/api/orders/${order.id}/status`, { headers, data: { status } });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
  return { ...placed, orderId: order.id };
}

test("a customer reviews a delivered product, and shoppers read it after moderation", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const { shopper, product, orderId } = await deliverOrder(request);
  await test.step("the order leads to the form", async () => {
    await signIn(page, shopper);
    await page.goto(`/order/${orderId}`);
    await page.getByRole("link", { name: "Write a review" }).click();
    await page.getByRole("button", { name: "Write a review" }).click();
    const dialog = page.getByRole("dialog", { name: "Write a review" });
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(dialog.getByText("Choose one to five stars")).toBeVisible();
    await dialog.getByRole("radio", { name: "4 stars, very good" }).check({ force: true });
    await dialog.getByLabel("Title").fill("Sturdy and soft");
    await dialog.getByLabel("Your review").fill("Read more at https://elsewhere.example");
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(dialog.getByText("Please leave out links and email addresses")).toBeVisible();
    await expectNoAxeViolations(page);
    await dialog.getByLabel("Your review").fill("It came on time,\nand it does not wobble.");
    await dialog.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByText("We'll publish your review after reading it.")).toBeVisible();
  });
  await test.step("nobody else sees it before it is published", async () => {
    await elsewhere.goto(`/products/details/${product.id}`);
    await expect(elsewhere.getByText("No reviews yet.")).toBeVisible();
  });
  await test.step("the owner publishes and answers it", async () => {
    await openAdmin(page, "/admin/reviews");
    await page.getByLabel("Search reviews").fill(product.name);
    const row = page.getByRole("row", { name: product.name });
    await expect(row).toContainText("Sturdy and soft");
    await row.getByRole("button", { name: "Answer: Sturdy and soft" }).click();
    await page.getByLabel("Your answer").fill("Thank you, Ada!");
    await page.getByRole("button", { name: "Save answer" }).click();
    await expect(row).toContainText("Thank you, Ada!");
    await expectNoAxeViolations(page);
    await row.getByRole("button", { name: "Publish: Sturdy and soft" }).click();
    await expect(page.getByText("No reviews found.")).toBeVisible();
  });
  await test.step("shoppers see it on the page, on the card and in structured data", async () => {
    await elsewhere.goto(`/products/details/${product.id}`);
    await expect(elsewhere.getByRole("link", { name: "Rated 4.0 of 5 in 1 review" })).toBeVisible();
    const data = await elsewhere.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? "")).toMatchObject({ aggregateRating: { ratingValue: 4, reviewCount: 1 } });
    await elsewhere.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded();
    const review = elsewhere.getByRole("article", { name: "Sturdy and soft" });
    await expect(review).toContainText("and it does not wobble.");
    await expect(review).toContainText("Thank you, Ada!");
    await expect(review).toContainText(/^4 of 5 stars.*Ada S\./s);
    await expectNoAxeViolations(elsewhere);
    await signIn(elsewhere, "admin");
    await elsewhere.goto(`/products?search=${encodeURIComponent(product.name)}`);
    await expect(elsewhere.getByRole("article").first()).toContainText("Rated 4.0 of 5 in 1 review");
    await elsewhere.goto(`/products/details/${product.id}#reviews`);
    await elsewhere.getByRole("button", { name: "Helpful: Sturdy and soft" }).click();
    await expect(elsewhere.getByText("1 found this helpful")).toBeVisible();
  });
});

test("hostile texts in a review are shown without running", { tag: "@long" }, async ({ page, request }) => {
  const { shopper, product } = await deliverOrder(request);
  const scripts = await watchForScripts(page);
  // Reviews refuse links and email addresses.
  const text = allHostileTexts.replaceAll("://", ":").replaceAll("@", "").slice(0, 2_500);
  const title = hostileLine("review", 90).replaceAll("://", ":").replaceAll("@", "");
  const written = await request.post(`/api/products/${product.id}/reviews`, {
    headers: await bearerOf(request, shopper),
    data: { stars: 1, title, text },
  });
  expect(written.status(), await written.text()).toBe(201);
  const headers = await bearerOf(request, "admin");
  const path = `/api/admin/reviews/${(await written.json()).id}`;
  for (const [url, data] of [
    [path, { state: "published" }],
    [`${path}/reply`, { text: allHostileTexts.slice(0, 1_900) }],
  ] as const)
    expect((await request.put(url, { headers, data })).ok()).toBe(true);
  await page.goto(`/products/details/${product.id}#reviews`);
  await expect(page.getByRole("list", { name: "Reviews" })).toContainText("__xss");
  await openAdmin(page, `/admin/reviews?state=published&search=${encodeURIComponent(product.name)}`);
  await expect(page.getByRole("row", { name: product.name })).toContainText("__xss");
  await page.getByRole("button", { name: /^Edit answer/ }).click();
  await expect(page.getByRole("dialog")).toContainText("__xss");
  scripts.expectNone();
});
