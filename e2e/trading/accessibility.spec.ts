import { registerUser, signIn } from "../support/accounts";
import { contact } from "../support/checkout";
import { sweep } from "../support/checks";
import { placeOrders } from "../support/orders";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

// Every screen and state of buying passes axe, on a desktop and on a phone.

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

for (const [kind, device] of [
  ["desktop", {}],
  ["phone", phone],
] as const) {
  test.describe(`on a ${kind}`, { tag: "@long" }, () => {
    test.use(device);

    test("checkout, order and account pass axe", async ({ page, request }) => {
      test.slow();
      const product = await createProduct(request);
      await signIn(page, await registerUser(request));
      await page.evaluate(
        (id) => localStorage.setItem("cart", JSON.stringify([{ _id: id, quantity: 1 }])),
        product.id,
      );
      const place = page.getByRole("button", { name: "Place Order $120.50" });

      await sweep(page, "checkout with a bank account", async () => {
        await page.goto("/checkout");
        await expect(place).toBeVisible();
        for (const [name, value] of Object.entries(contact)) await page.locator(`[name=${name}]`).fill(value);
        await page.getByRole("radio", { name: /Bank transfer/ }).check();
        await expect(page.getByText("XX33 LARK WOOD DEMO 0000")).toBeVisible();
      });
      await sweep(page, "rejected coupon", async () => {
        const coupon = page.getByLabel("Have a coupon?");
        await coupon.fill("NO-SUCH-COUPON");
        await page.getByRole("button", { name: "Apply" }).click();
        await expect(coupon).toHaveAttribute("aria-invalid", "true");
      });
      await sweep(page, "confirmation of an order", async () => {
        await page.getByLabel("Have a coupon?").fill("");
        await place.click();
        await expect(page.getByRole("region", { name: "Thank you" })).toBeVisible();
      });
      await sweep(page, "question before an order is cancelled", async () => {
        await page.getByRole("button", { name: "Cancel order" }).click();
        await expect(page.getByRole("alertdialog")).toBeVisible();
      });
      await sweep(page, "list of orders", async () => {
        await page.goto("/dashboard/orders");
        await expect(page.getByRole("main").getByText(product.name)).toBeVisible();
      });
      await sweep(page, "collection", async () => {
        await page.goto("/products?collection=summer-table");
        await expect(page.getByRole("list", { name: "Products" })).toBeVisible();
      });
    });

    test("a return passes axe", async ({ page, request }) => {
      const { orders, shopper } = await placeOrders(request, 1);
      const [placed] = orders;
      const headers = await bearerOf(request, "admin");
      for (const status of ["CONFIRMED", "SHIPPED", "OUT_FOR_DELIVERY", "DELIVERED"]) {
        const reply = await request.post(`/api/orders/${placed?.id}/status`, { headers, data: { status } });
        expect(reply.ok(), await reply.text()).toBe(true);
      }
      await signIn(page, shopper);
      await sweep(page, "delivered order", async () => {
        await page.goto(`/order/${placed?.id}`);
        await expect(page.getByRole("heading", { name: /Delivered/ })).toBeVisible();
      });
      await sweep(page, "return dialog", async () => {
        await page.getByRole("button", { name: "Request a return…" }).click();
        await expect(page.getByRole("dialog", { name: /^Return items/ })).toBeVisible();
      });
    });
  });
}
