import { registerUser, signIn, signInByForm } from "../support/accounts";
import { fillCart, findProducts } from "../support/cart";
import { expect, test } from "../support/test";

test("the session is stored in two cookies and in local storage [S10 S11]", async ({ page, request }) => {
  const [product] = await findProducts(request);
  if (!product) throw new Error("the demo shop has products");
  await signInByForm(page, "user");
  await page.goto(`/products/details/${product._id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === "accessToken");
  const userId = cookies.find((cookie) => cookie.name === "userId");
  expect(token).toMatchObject({ secure: true, sameSite: "None" });
  const secondsLeft = (token?.expires ?? 0) - Date.now() / 1000;
  expect(secondsLeft).toBeGreaterThan(540);
  expect(secondsLeft).toBeLessThanOrEqual(601);
  expect(userId).toMatchObject({ secure: true, sameSite: "None", expires: -1 });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.userRole).toBe("User");
  expect(stored.userName).not.toBe("");
  expect(JSON.parse(stored.cart ?? "")).toEqual([{ _id: product._id, quantity: 1 }]);
});

test("signing out in one tab signs out the other [S09]", async ({ page, context, request }) => {
  await signIn(page, await registerUser(request));
  await page.goto("/services");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("userName"))).toBeNull();
});

test("adding to the cart in one tab updates the other tab", async ({ page, context, request }) => {
  const [product] = await findProducts(request);
  if (!product) throw new Error("the demo shop has products");
  await signIn(page, "user");
  const other = await context.newPage();
  await other.goto("/services");
  await page.goto(`/products/details/${product._id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(other.getByTestId("cart-badge")).toHaveText("1");
});

test("a refresh continues the session after the access token has expired [S14]", async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerUser(request));
  await context.clearCookies({ name: "accessToken" });
  const refreshed = page.waitForResponse((response) => response.url().endsWith("/api/refresh"));
  await page.goto("/dashboard");
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  const names = (await context.cookies()).map((cookie) => cookie.name);
  expect(names).toContain("accessToken");
});

test("a remembered user is still signed in after closing the browser", async ({ page, context, request }) => {
  await signIn(page, await registerUser(request));
  // Closing a browser deletes session cookies.
  await context.clearCookies({ name: "accessToken" });
  await context.clearCookies({ name: "userId" });
  await page.goto("/dashboard");
  await expect(page.getByText("@guest.example")).toBeVisible();
});

test("an expired token is refreshed before products are loaded [S14]", async ({ page, context, request }) => {
  await signIn(page, await registerUser(request));
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expired = `${part({ alg: "HS256" })}.${part({ exp: 1_000_000 })}.x`;
  await context.clearCookies({ name: "accessToken" });
  await context.addCookies([{ name: "accessToken", value: expired, url: page.url() }]);
  const calls: string[] = [];
  page.on("request", (sent) => {
    const path = new URL(sent.url()).pathname;
    if (path === "/api/refresh" || path === "/api/products") calls.push(path);
  });
  await page.goto("/products");
  await expect(page.locator('a[href^="/products/details/"]').first()).toBeVisible();
  expect(calls.slice(0, 2)).toEqual(["/api/refresh", "/api/products"]);
});

test("a refused call is repeated once with a new token [S12 S13]", async ({ page, request }) => {
  await signIn(page, await registerUser(request));
  const bearers: (string | undefined)[] = [];
  await page.route("**/api/users/*", async (route) => {
    bearers.push(route.request().headers().authorization);
    if (bearers.length === 1) await route.fulfill({ status: 401, json: {} });
    else await route.continue();
  });
  await page.goto("/dashboard");
  await expect(page.getByText("@guest.example")).toBeVisible();
  expect(bearers).toHaveLength(2);
  expect(bearers[0]).toMatch(/^Bearer /);
  expect(bearers[1]).toMatch(/^Bearer /);
});

test("a session ended on another device redirects to the sign-in", async ({ page, context, request }) => {
  await signIn(page, await registerUser(request));
  await context.clearCookies();
  await context.addCookies([{ name: "userId", value: "0".repeat(24), url: page.url() }]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin$/);
});

test("the cart survives a reload and a sign-out [C04]", async ({ page, request }) => {
  const products = await findProducts(request, "limit=2");
  await signIn(page, "user");
  await fillCart(
    page,
    products.map((product) => ({ product, quantity: 1 })),
  );
  await page.goto("/services");
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
  await page.reload();
  await expect(page.getByTestId("cart-badge")).toHaveText("2");
});
