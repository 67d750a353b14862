import { registerUser, signIn } from "../support/accounts";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { bearerOf, sessionOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

// A word without a place to break a line.
const WORD = "Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunte";

test("names, addresses, options and search words of sixty letters without a space fit 320 px", {
  tag: "@long",
}, async ({ page, request }) => {
  const product = await createProduct(request, { name: WORD });
  const saved = await request.put(`/api/products/${product.id}/variants`, {
    headers: await bearerOf(request, "admin"),
    data: {
      options: [{ name: "Fabric", values: [{ key: "long", name: WORD.slice(0, 60) }] }],
      variants: [{ values: ["long"], price: 120.5, quantity: 5 }],
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const shopper = await registerUser(request);
  const { accessToken, userId } = await sessionOf(request, shopper);
  const headers = { authorization: `Bearer ${accessToken}` };
  const contact = {
    firstName: WORD,
    lastName: "Holm",
    country: "Sweden",
    address: WORD,
    phoneNumber: "+46701234567",
  };
  const changed = await request.put("/api/users", { headers, data: { id: userId, ...contact } });
  expect(changed.ok(), await changed.text()).toBe(true);
  const placed = await request.post("/api/orders", {
    headers: { ...headers, "idempotency-key": crypto.randomUUID() },
    data: {
      ...contact,
      items: [{ productId: product.id, quantity: 1 }],
      notes: WORD,
      paymentMethod: "bank_transfer",
    },
  });
  expect(placed.status(), await placed.text()).toBe(201);
  const { id } = await placed.json();
  const contacted = await request.post("/api/contact", {
    data: { firstName: WORD, lastName: "Holm", email: `${WORD}@words.example`, message: WORD.repeat(3) },
  });
  expect(contacted.ok(), await contacted.text()).toBe(true);

  await signIn(page, shopper);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [path, shown] of [
    [`/products/details/${product.id}`, WORD.slice(0, 60)],
    [`/products?search=${WORD.toLowerCase().repeat(2)}`, "Nothing found"],
    ["/dashboard", WORD],
    ["/dashboard/address", WORD],
    [`/order/${id}`, WORD],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(shown).last()).toBeVisible();
    await expectNoHorizontalScroll(page);
  }

  const authorized = { headers: await bearerOf(request, "admin") };
  const [message] = await (await request.get(`/api/admin/messages?search=${WORD}`, authorized)).json();
  await signIn(page, "admin");
  for (const path of [`/admin/messages/${message.id}`, `/admin/orders/${id}`, `/admin/${userId}`]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(WORD).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});
