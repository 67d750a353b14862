import { registerUser, signIn } from "../support/accounts";
import { findProduct } from "../support/catalogue";
import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const NAMES = ["Alder Three-Seat Sofa", "Holm Oak Dining Chair", "Holm Oak Dining Table"] as const;
const [SOFA, CHAIR, TABLE] = NAMES;
const FOURTH = "Holm Walnut Dining Chair";

const toggle = (page: Page, name: string) => page.getByRole("checkbox", { name: `Compare ${name}` });
const link = (page: Page, count: number) =>
  page.getByRole("complementary", { name: "Comparison" }).getByRole("link", { name: `Compare (${count})` });

for (const [kind, device] of [
  ["desktop", {}],
  ["phone", phone],
] as const) {
  test.describe(`on a ${kind}`, { tag: "@long" }, () => {
    test.use(device);

    test("three products from lists and product pages are compared, and one is removed", async ({
      page,
      request,
    }) => {
      test.slow();
      const consoleErrors = watchConsole(page);
      const products = await Promise.all([...NAMES, FOURTH].map((name) => findProduct(request, name)));
      const [sofa, chair, table, fourth] = products.map(({ id }) => id);
      await signIn(page, await registerUser(request));
      await test.step("chosen in a list and on product pages", async () => {
        await page.goto(`/products?search=${encodeURIComponent(SOFA)}`);
        await toggle(page, SOFA).check();
        await expect(link(page, 1)).toBeVisible();
        for (const id of [chair, table]) {
          await page.goto(`/products/details/${id}`);
          await page.getByRole("checkbox", { name: /^Compare / }).check();
        }
        await expect(link(page, 3)).toBeVisible();
        await expectNoAxeViolations(page);
      });
      await test.step("a fourth is refused", async () => {
        await page.goto(`/products/details/${fourth}`);
        await toggle(page, FOURTH).click();
        await expect(page.getByRole("alert")).toContainText("You can compare up to 3 products.");
        await expect(toggle(page, FOURTH)).not.toBeChecked();
      });
      await test.step("side by side and drawn to one scale", async () => {
        await link(page, 3).click();
        await expect(page.getByRole("heading", { level: 1, name: "Compare" })).toBeVisible();
        await expect(page).toHaveURL(`/compare?ids=${sofa},${chair},${table}`);
        await expect(page.getByRole("columnheader")).toHaveText([...NAMES]);
        const width = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Width" }) });
        await expect(width.getByRole("cell")).toHaveText([/^220 cm/, / cm/, / cm/]);
        await expect(
          page.getByRole("figure", { name: "To one scale" }).locator("[data-silhouette]"),
        ).toHaveCount(3);
        await expectNoAxeViolations(page);
      });
      await test.step("one is removed, also on this device", async () => {
        await page.getByRole("link", { name: `Remove ${CHAIR}` }).press("Enter");
        await expect(page.getByRole("columnheader")).toHaveText([SOFA, TABLE]);
        await expect(page).toHaveURL(`/compare?ids=${sofa},${table}`);
        await expect(page.getByRole("link", { name: `Remove ${TABLE}` })).toBeFocused();
        await page.goto(`/products/details/${chair}`);
        await expect(link(page, 2)).toBeVisible();
        await expect(toggle(page, CHAIR)).not.toBeChecked();
      });
      consoleErrors.expectNone();
    });
  });
}

test.describe("before scripts", { tag: "@long" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the address shows the products, says what is unknown, and removes one", async ({ page, request }) => {
    const [sofa, table] = await Promise.all([SOFA, TABLE].map((name) => findProduct(request, name)));
    const unknown = "0123456789abcdef01234567";
    await page.goto(`/compare?ids=${sofa?.id},${unknown},${table?.id},made-up`);
    await expect(page.getByRole("columnheader")).toHaveText([SOFA, TABLE]);
    await expect(page.getByText("2 products couldn't be found. They may no longer be sold.")).toBeVisible();
    await expect(page.getByRole("figure", { name: "To one scale" }).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("link", { name: `Remove ${SOFA}` }).click();
    await expect(page.getByRole("columnheader")).toHaveText([TABLE]);
    await page.getByRole("link", { name: `Remove ${TABLE}` }).click();
    await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  });
});
