import { signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { expectNoHorizontalScroll } from "../support/horizontal-scroll";
import { expect, type Page, test } from "../support/test";

async function expectToFit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectNoHorizontalScroll(page);
}

test("no public page scrolls sideways on a phone", async ({ page }) => {
  for (const path of ["/", "/nike", "/about-us", "/services", "/contact-us"]) await expectToFit(page, path);
});

test("no page for signed-in users scrolls sideways on a phone, and each passes axe", async ({ page }) => {
  await signIn(page, "user");
  for (const [path, heading] of [
    ["/products", "Products"],
    ["/checkout", "Checkout"],
    ["/dashboard/personal-data", "Hello"],
    ["/dashboard/address", "Hello"],
    ["/settings", "Settings"],
  ] as const) {
    await expectToFit(page, path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expectNoAxeViolations(page);
  }
});
