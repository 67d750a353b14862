import { registerUser, signIn, signInByForm } from "../support/accounts";
import { findDemoProducts } from "../support/cart";
import { expect, test } from "../support/test";

test("the session is stored in two cookies and in local storage, and the cart survives a reload [C04 S10 S11]", async ({
  page,
  request,
}) => {
  const [product] = await findDemoProducts(request, 1);
  if (!product) throw new Error("the demo shop has products");
  const before = Date.now() / 1000;
  await signInByForm(page, "user");
  await page.goto(`/products/details/${product._id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  const cookies = await page.context().cookies();
  const token = cookies.find((cookie) => cookie.name === "accessToken");
  const userId = cookies.find((cookie) => cookie.name === "userId");
  expect(token).toMatchObject({ secure: true, sameSite: "None" });
  // It expires ten minutes after it was issued.
  const issued = (token?.expires ?? 0) - 600;
  expect(issued).toBeGreaterThan(before - 1);
  expect(issued).toBeLessThan(Date.now() / 1000 + 1);
  expect(userId).toMatchObject({ secure: true, sameSite: "None", expires: -1 });
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.userRole).toBe("User");
  expect(stored.userName).not.toBe("");
  expect(JSON.parse(stored.cart ?? "")).toEqual([{ _id: product._id, quantity: 1 }]);
  await page.reload();
  await expect(page.getByTestId("cart-badge")).toHaveText("1");
});

test("adding to the cart and signing out in one tab apply to the other [S09]", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  const [product] = await findDemoProducts(request, 1);
  if (!product) throw new Error("the demo shop has products");
  await signIn(page, await registerUser(request));
  const other = await context.newPage();
  await other.goto("/dashboard");
  await expect(other.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  await page.goto(`/products/details/${product._id}`);
  await page.getByRole("button", { name: "ADD TO CART" }).click();
  await expect(other.getByTestId("cart-badge")).toHaveText("1");

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem("userName"))).toBeNull();
});

test("a refresh continues the session after the access token has expired [S14]", {
  tag: "@long",
}, async ({ page, context, request }) => {
  await signIn(page, await registerUser(request));
  await context.clearCookies({ name: "accessToken" });
  const refreshed = page.waitForResponse((response) => response.url().endsWith("/api/refresh"));
  await page.goto("/dashboard");
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();
  const names = (await context.cookies()).map((cookie) => cookie.name);
  expect(names).toContain("accessToken");
});

test("a remembered user is still signed in after closing the browser", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerUser(request));
  // Closing a browser deletes session cookies.
  await context.clearCookies({ name: "accessToken" });
  await context.clearCookies({ name: "userId" });
  await page.goto("/dashboard");
  await expect(page.getByText("@guest.example")).toBeVisible();
});

test("an expired token is refreshed before products are loaded [S14]", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
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

test("a session ended on another device redirects to the sign-in", { tag: "@long" }, async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await registerUser(request));
  await context.clearCookies();
  await context.addCookies([{ name: "userId", value: "0".repeat(24), url: page.url() }]);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/signin$/);
});
