import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the shop opens without a console error", async ({ page }) => {
  const consoleErrors = watchConsole(page);
  const reply = await page.goto("/");
  expect(reply?.status()).toBe(200);
  await expect(page.getByRole("banner").getByRole("link", { name: "Larkwood" }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});
