import { screenTexts } from "@larkwood/contract";
import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("a phone shows the headline, its text and Shop Now below the image [H04]", async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Future Furniture is HERE!");
  await expect(page.getByText(screenTexts.heroText)).toBeVisible();
  await page
    .locator("section", { hasText: screenTexts.heroHeadline })
    .getByRole("link", { name: "Shop Now" })
    .click();
  await expect(page).toHaveURL(/\/signin$/);
  consoleErrors.expectNone();
});
