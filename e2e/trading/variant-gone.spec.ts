import { registerUser, signIn } from "../support/accounts";
import { adminApi } from "../support/admin";
import { bearerOf } from "../support/sessions";
import { createSofa } from "../support/sofa";
import { expect, test } from "../support/test";

test("a deleted variant in a cart is shown as no longer available and can be removed", {
  tag: "@long",
}, async ({ page, request }) => {
  const sofa = await createSofa(request);
  const calls = await adminApi(request);
  const { options, variants = [] } = await calls.product(sofa.id);
  const [oatmeal, moss] = variants;
  await signIn(page, await registerUser(request));
  const cart = [{ _id: sofa.id, variantId: moss?.id, quantity: 1 }];
  await page.evaluate((text) => localStorage.setItem("cart", text), JSON.stringify(cart));
  const main = page.getByRole("main");
  await page.goto("/cart");
  await expect(main.getByText("Moss green wool", { exact: true })).toBeVisible();

  const headers = await bearerOf(request, "admin");
  const [fabric] = options ?? [];
  const reply = await request.put(`/api/products/${sofa.id}/variants`, {
    headers,
    data: {
      options: [{ ...fabric, values: fabric?.values.filter(({ key }) => oatmeal?.values.includes(key)) }],
      variants: [{ id: oatmeal?.id, values: oatmeal?.values, price: 1390, quantity: 2 }],
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  await page.reload();
  await expect(main.getByText("No longer available", { exact: true })).toBeVisible();
  const refused = await request.post("/api/orders/quote", {
    headers,
    data: { items: [{ productId: sofa.id, variantId: moss?.id, quantity: 1 }] },
  });
  expect(refused.status()).toBe(404);
  await page.getByRole("button", { name: `Remove ${sofa.name}, No longer available` }).click();
  await expect(page).toHaveURL(/\/products$/);
});
