import { registerUser, signIn } from "../support/accounts";
import { allHostileTexts, hostileLine, watchForScripts } from "../support/hostile-texts";
import { type Account, bearerOf, sessionOf } from "../support/sessions";
import { type APIRequestContext, type APIResponse, expect, type Page, test } from "../support/test";

interface Stored {
  shopper: Account;
  userId: string;
  productId: string;
  importedId: string;
  orderId: string;
  productName: string;
  importedName: string;
}

const device = hostileLine("device");
const person = {
  firstName: hostileLine("first name"),
  lastName: hostileLine("last name"),
  address: hostileLine("address", 400),
  country: hostileLine("country"),
  phoneNumber: "+4712345678",
};

/** Stores the hostile texts in every text field, through the API. */
async function storeCorpus(request: APIRequestContext): Promise<Stored> {
  const mark = crypto.randomUUID().slice(0, 8);
  const shopper = await registerUser(request);
  const asAdmin = await bearerOf(request, "admin");
  const { userId, accessToken } = await sessionOf(request, shopper);
  const asShopper = { authorization: `Bearer ${accessToken}`, "user-agent": device };
  const done = async (reply: APIResponse) => {
    expect(reply.ok(), await reply.text()).toBe(true);
    return reply.json();
  };

  const [pictured] = await done(await request.get("/api/products?limit=1", { headers: asAdmin }));
  const form = {
    name: hostileLine(`Chair ${mark}`),
    description: allHostileTexts,
    category: "dining",
    price: 10,
    quantity: 9,
    imageUrl: `${pictured.imageUrl}?"><img src=x onerror=__xss('picture')>`,
    acceptedTos: true,
  };
  const product = await done(await request.post("/api/products", { headers: asAdmin, data: form }));
  const importedName = hostileLine(`Table ${mark}`);
  const cells = [importedName, allHostileTexts, "dining", "10.00", "5", pictured.imageUrl];
  const row = cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(",");
  await done(
    await request.post("/api/products/import", {
      headers: { ...asAdmin, "content-type": "text/csv" },
      data: `name,description,category,price,quantity,imageUrl\r\n${row}\r\n`,
    }),
  );
  const [imported] = await done(
    await request.get(`/api/products?search=Table ${mark}`, { headers: asAdmin }),
  );
  const own = { id: userId, ...person };
  await done(await request.put("/api/users", { headers: asShopper, data: own }));
  const { phoneNumber: _, address: __, country: ___, ...name } = own;
  const userName = hostileLine(`user ${mark}`);
  await done(await request.put("/api/users", { headers: asShopper, data: { ...name, userName } }));
  const order = await done(
    await request.post("/api/orders", {
      headers: { ...asShopper, "idempotency-key": crypto.randomUUID() },
      data: {
        items: [{ productId: product.id, quantity: 1 }],
        ...person,
        // Orders accept only known countries.
        country: "Norway",
        notes: allHostileTexts.slice(0, 900),
        paymentMethod: "bank_transfer",
      },
    }),
  );
  const note = { status: "CONFIRMED", note: allHostileTexts.slice(0, 400) };
  await done(await request.post(`/api/orders/${order.id}/status`, { headers: asAdmin, data: note }));
  await done(
    await request.post("/api/signin", {
      headers: { "user-agent": device },
      data: { email: shopper.email, password: shopper.password, rememberMe: true },
    }),
  );
  return {
    shopper,
    userId,
    productId: product.id,
    importedId: imported.id,
    orderId: order.id,
    productName: form.name,
    importedName,
  };
}

/** Opens a page and waits until it shows the hostile text, as a text. */
async function shows(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await page.locator("details").evaluateAll((all) => {
    for (const one of all) one.setAttribute("open", "");
  });
  await expect(page.getByText(text, { exact: false }).first(), path).toBeAttached();
}

test.describe("stored hostile texts", () => {
  let stored: Stored;
  test.beforeAll(async ({ request }) => {
    stored = await storeCorpus(request);
  });

  test("do not run in the storefront and the account", { tag: "@long" }, async ({ page }) => {
    const scripts = await watchForScripts(page);
    const { productId, importedId, productName, importedName, orderId, shopper } = stored;
    for (const [id, name] of [
      [productId, productName],
      [importedId, importedName],
    ] as const) {
      await shows(page, `/products/details/${id}`, name);
      const [product, breadcrumbs] = await page
        .locator('script[type="application/ld+json"]')
        .allTextContents();
      expect(JSON.parse(product ?? "")).toMatchObject({ name, description: allHostileTexts });
      expect(JSON.parse(breadcrumbs ?? "")).toMatchObject({ "@type": "BreadcrumbList" });
    }
    await signIn(page, shopper);
    const cart = JSON.stringify([productId, importedId].map((_id) => ({ _id, quantity: 1 })));
    await page.evaluate((text) => localStorage.setItem("cart", text), cart);
    await shows(page, "/products/dining", productName);
    await shows(page, `/products?search=${encodeURIComponent(allHostileTexts.slice(0, 150))}`, "__xss");
    await shows(page, "/cart", importedName);
    await shows(page, "/checkout", productName);
    await shows(page, "/dashboard", person.firstName);
    await shows(page, "/dashboard/address", person.country);
    await shows(page, "/dashboard/orders", productName);
    await shows(page, `/order/${orderId}`, person.address);
    await page.goto("/dashboard/personal-data");
    await expect(page.locator("[name=lastName]")).toHaveValue(person.lastName);
    await shows(page, "/settings", device.slice(0, 60));
    scripts.expectNone();
  });

  test("do not run in the admin area", { tag: "@long" }, async ({ page }) => {
    const scripts = await watchForScripts(page);
    const { productId, productName, importedName, orderId, userId, shopper } = stored;
    await signIn(page, "admin");
    await shows(page, "/admin/products", importedName);
    await shows(page, `/admin/products?search=${encodeURIComponent(productName)}`, productName);
    await shows(page, "/admin/dining", productName);
    await page.goto(`/admin/edit/product/${productId}`);
    await expect(page.locator("[name=description]")).toHaveValue(allHostileTexts);
    await shows(page, `/admin/customers?search=${shopper.email}`, shopper.email);
    await shows(page, `/admin/${userId}`, person.address);
    await page.goto(`/admin/edit/user/${userId}`);
    await expect(page.locator("[name=country]")).toHaveValue(person.country);
    await shows(page, "/admin/orders", person.lastName);
    await shows(page, `/order/${orderId}`, person.address);
    // The listed orders and products depend on other tests.
    await shows(page, "/admin", "Popular Products");
    await shows(page, "/admin/activity", productName);
    await shows(page, "/admin/transactions", person.lastName);
    // Emails contain no customer input.
    await shows(page, "/admin/emails", "your order");
    scripts.expectNone();
  });

  test("are served as data, not as a page, by the API", { tag: "@long" }, async ({ page, request }) => {
    const scripts = await watchForScripts(page);
    await page.goto(`/api/products/${stored.productId}`);
    await page.goto(`/api/${encodeURIComponent(allHostileTexts.slice(0, 150))}`);
    await page.goto("/api/docs");
    scripts.expectNone();
    const headers = await bearerOf(request, "admin");
    for (const path of ["/api/products/export", "/api/admin/orders/export", "/api/audit"]) {
      const reply = await request.get(path, { headers });
      expect([path, reply.status()]).toEqual([path, 200]);
      expect(reply.headers()["x-content-type-options"]).toBe("nosniff");
      expect(reply.headers()["content-type"]).toMatch(/^(text\/csv|application\/json)/);
    }
  });
});

test("a hostile message to the shop is shown to staff without running", { tag: "@long" }, async ({
  page,
}) => {
  const scripts = await watchForScripts(page);
  const email = `${crypto.randomUUID()}@post.example`;
  const sent = {
    firstName: person.firstName,
    lastName: person.lastName,
    email,
    orderNumber: "<b onclick=__xss(1)>",
    message: allHostileTexts,
  };
  await page.goto("/contact-us");
  const control = (name: string) => page.getByRole("main").locator(`[name=${name}]`);
  for (const [name, text] of Object.entries(sent)) await control(name).fill(text);
  await page.getByRole("button", { name: "SEND" }).click();
  await expect(page.getByText(`We'll reply to ${email}.`)).toBeVisible();
  await signIn(page, "admin");
  await page.goto(`/admin/messages?search=${email}`);
  await expect(page.getByRole("row", { name: email })).toContainText(sent.firstName);
  await page.getByRole("row", { name: email }).getByRole("link").click();
  const article = page.getByRole("article");
  for (const text of Object.values(sent)) await expect(article).toContainText(text.split("\n")[0] ?? "");
  scripts.expectNone();
});

test("hostile image URLs, coupon codes and email addresses are rejected", { tag: "@long" }, async ({
  request,
}) => {
  const headers = await bearerOf(request, "admin");
  const product = {
    name: "A chair",
    description: "A chair to sit on",
    category: "dining",
    price: 1,
    quantity: 1,
  };
  for (const imageUrl of ["javascript:__xss(1)", "data:text/html,<script>__xss(1)</script>", "vbscript:x"]) {
    const reply = await request.post("/api/products", {
      headers,
      data: { ...product, imageUrl, acceptedTos: true },
    });
    expect([imageUrl, reply.status()]).toEqual([imageUrl, 400]);
  }
  for (const email of ['"<script>__xss(1)</script>"@a.example', "a@<img src=x onerror=__xss(1)>.example"]) {
    expect((await request.post("/api/newsletter", { data: { email } })).status()).toBe(400);
  }
  const coupon = { code: "<B>OFF</B>", kind: "percent", value: 5, minTotal: 0, acceptedTos: true };
  expect((await request.post("/api/admin/coupons", { headers, data: coupon })).status()).toBe(400);
});
