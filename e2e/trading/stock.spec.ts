import { signIn } from "../support/accounts";
import { adminApi, openAdmin } from "../support/admin";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { openGuide } from "../support/guide";
import { bearerOf } from "../support/sessions";
import { createProduct } from "../support/stock";
import { type APIRequestContext, expect, test } from "../support/test";

const VARIANTS = 50;

/** A product with 50 variants, each with a SKU and four units. */
async function createShelf(request: APIRequestContext) {
  const product = await createProduct(request);
  const series = crypto.randomUUID().slice(0, 8).toUpperCase();
  const skus = Array.from(
    { length: VARIANTS },
    (_, index) => `${series}-${String(index + 1).padStart(2, "0")}`,
  );
  const reply = await request.put(`/api/products/${product.id}/variants`, {
    headers: await bearerOf(request, "admin"),
    data: {
      options: [
        {
          name: "Shelf",
          values: skus.map((sku, index) => ({ key: sku.toLowerCase(), name: `No. ${index + 1}` })),
        },
      ],
      variants: skus.map((sku) => ({ sku, values: [sku.toLowerCase()], price: 10, quantity: 4 })),
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return { ...product, skus, series };
}

test("the owner looks up a SKU, corrects its stock in the list and sees its history", async ({
  page,
  request,
}) => {
  const { name, skus } = await createShelf(request);
  const consoleErrors = watchConsole(page);
  await openAdmin(page, "/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Stock" }).click();
  await page.getByLabel("Search by SKU or name").fill(skus[6] ?? "");
  const row = page.getByRole("row", { name: new RegExp(skus[6] ?? "") });
  await expect(page.getByRole("row")).toHaveCount(2);
  const onHand = row.getByLabel(`On hand: ${name}, No. 7`);
  await expect(onHand).toHaveValue("4");
  await onHand.fill("x");
  await onHand.press("Enter");
  await expect(row.getByText("Use a whole number")).toBeVisible();
  await expectNoAxeViolations(page);
  await onHand.fill("9");
  await onHand.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: `${name}, No. 7: 9 on hand` })).toBeVisible();
  // Available.
  await expect(row.getByRole("cell").nth(3)).toHaveText("9");
  await row.getByRole("button", { name: `History of ${name}, No. 7` }).click();
  const history = page.getByRole("dialog", { name: `History of ${name}, No. 7` });
  await expect(history.getByRole("row", { name: /Adjusted: correction .* \+5/ })).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});

test("stock-take of 50: scanned, checked after a sale, and posted at once", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { id, name, skus } = await createShelf(request);
  const calls = await adminApi(request);
  const { variants = [] } = await calls.product(id);
  await signIn(page, "admin");
  const guide = await openGuide(page, "stock");
  const counted = (index: number) => page.getByLabel(`Counted: ${name}, No. ${index}`, { exact: true });

  await guide.task("Stock-take of 50 items", async () => {
    await page.goto("/admin/stock");
    await page.getByRole("link", { name: "Stock-take" }).click();
    const field = page.getByLabel("Scan or enter a SKU");
    await field.click();
    // As a barcode scanner types.
    for (const sku of skus) {
      await page.keyboard.insertText(sku);
      await page.keyboard.press("Enter");
    }
    await expect(counted(1)).toHaveValue("1");
    await expect(page.getByText("50 counted, 50 different.")).toBeVisible();
    await expectNoAxeViolations(page);
    for (let index = 2; index <= VARIANTS; index += 1) await counted(index).fill("4");
    await counted(2).fill("3");
    await expect(page.getByText("50 counted, 2 different.")).toBeVisible();

    await test.step("an item is sold, and the window is closed and opened again", async () => {
      const sold = await request.post("/api/stock/adjustments", {
        headers: { ...(await bearerOf(request, "admin")), "idempotency-key": crypto.randomUUID() },
        data: { reason: "correction", items: [{ sku: skus[4], delta: -1 }] },
      });
      expect(sold.ok(), await sold.text()).toBe(true);
      await page.reload();
      await expect(page.getByText("50 counted, 2 different.")).toBeVisible();
    });
    await guide.screenshot("stock-take");
    await page.getByLabel("Note (optional)").fill("Hall 2");
    await page.getByRole("button", { name: "Post all counts" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Nothing was posted" })).toBeVisible();
    await expect(page.getByText("Available was 4, is 3 now")).toBeVisible();
    expect((await calls.product(id)).quantity).toBe(199);
    await counted(5).fill("3");
    await page.getByRole("button", { name: "Post all counts" }).click();
    await expect(page.getByRole("status").filter({ hasText: "50 counted, 2 corrected." })).toBeVisible();
  });
  await expect.poll(async () => (await calls.product(id)).quantity).toBe(1 + 3 + 3 + 47 * 4);
  const moves = await calls.get(`/products/${id}/stock?variantId=${variants[0]?.id}`);
  expect(moves).toMatchObject([
    { kind: "count", change: -3, note: "count" },
    { kind: "edit", change: 4 },
  ]);
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "Stock-take of 50 items", clicks: 4 }]);
});

test("low stock: from the dashboard to a list for the supplier", { tag: "@long" }, async ({
  page,
  request,
}) => {
  // Little stock comes first.
  const { name } = await createProduct(request, { quantity: 1 });
  await signIn(page, "admin");
  const guide = await openGuide(page, "low-stock");
  await page.goto("/admin");
  await expect(page.getByRole("region", { name: "To do today" })).toBeVisible();
  await guide.screenshot("today", page, page.getByRole("region", { name: "To do today" }));
  await guide.task("Low stock as a file for the supplier", async () => {
    await page
      .getByRole("region", { name: "To do today" })
      .getByRole("link", { name: /^Low stock/ })
      .click();
    await expect(page.getByRole("row", { name: new RegExp(`^${name} 1 0 5 0`) })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^re-order-list-.*\.csv$/);
  });
  await expectNoAxeViolations(page);
  await test.step("it prints without the admin area around it", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Export CSV" })).toBeHidden();
    await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  });
  await page.goto(`/admin/stock?low=true&search=${encodeURIComponent(name)}`);
  await page.getByLabel(`On hand: ${name}`).fill("12");
  await page.getByRole("button", { name: `Save ${name}` }).click();
  await expect(page.getByText("Nothing is low on stock.")).toBeVisible();
  // The same number is in docs/owner.md.
  expect(guide.finish()).toEqual([{ task: "Low stock as a file for the supplier", clicks: 2 }]);
});
