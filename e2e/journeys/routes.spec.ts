import { signIn } from "../support/accounts";
import { findDemoProducts } from "../support/cart";
import { expect, test } from "../support/test";

test("a page that does not exist shows the 404 page with a link to the home page [A19]", async ({ page }) => {
  await signIn(page, "user");
  for (const path of ["/404", "/products/garage", "/order/0123456789abcdef01234567", "/no/such/page"]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      await expect(
        page.getByText("The page you are looking for might be under construction or does not exist."),
      ).toBeVisible();
      await expect(page.getByRole("banner")).toBeVisible();
    });
  }
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL("/");
  for (const path of ["/404", "/products/garage", "/no/such/page"]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
});

const signedInPages = [
  "/products",
  "/products/bedroom",
  "/cart",
  "/checkout",
  "/dashboard",
  "/dashboard/orders",
  "/dashboard/personal-data",
  "/dashboard/address",
  "/settings",
];

test("pages for signed-in users redirect visitors to the sign-in, with and without scripts [P01 C08 C15]", async ({
  page,
  request,
}) => {
  for (const path of signedInPages) {
    const reply = await request.get(path, { maxRedirects: 0 });
    expect([path, reply.status(), reply.headers().location]).toEqual([path, 302, "/signin"]);
  }
  for (const path of ["/cart", "/checkout", "/dashboard"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/signin$/);
  }
  await page.goto("/services");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("old URLs of products and customers redirect, customers only for Admins [D27]", async ({
  page,
  request,
}) => {
  const [product] = await findDemoProducts(request, 1);
  if (!product) throw new Error("the demo shop has products");
  await page.goto(`/product/${product._id}`);
  await expect(page).toHaveURL(`/products/details/${product._id}`);
  await expect(page.getByRole("heading", { name: product.name })).toBeVisible();
  const id = "0123456789abcdef01234567";
  await page.goto(`/customer/${id}`);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await signIn(page, "admin");
  await page.goto(`/customer/${id}`);
  await expect(page).toHaveURL(`/admin/${id}`);
});

test("a failure in a screen shows 'Unexpected Application Error!' [A20]", async ({ page }) => {
  await page.goto("/services");
  await page.route(/\.data(\?|$)/, (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Larkwood" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page.getByRole("heading", { name: "New arrivals" })).toBeVisible();
});

test("the icons of the page and its manifest exist", { tag: "@long" }, async ({ page, request }) => {
  await page.goto("/");
  const named = await page
    .locator("link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const manifest = await (await request.get("/site.webmanifest")).json();
  const addresses = [...named, ...manifest.icons.map(({ src }: { src: string }) => src)];
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test("a shop without mail has no pages to reset a password or confirm an email address", {
  tag: "@long",
}, async ({ page }) => {
  const token = "x".repeat(43);
  for (const path of [`/reset-password?token=${token}`, `/verify-email?token=${token}`, "/forgot-password"]) {
    const reply = await page.goto(path);
    expect([path, reply?.status()]).toEqual([path, 404]);
  }
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
