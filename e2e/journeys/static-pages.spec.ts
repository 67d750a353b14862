import { watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the about page tells the story, and the services page answers questions [T01 T02]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
  await expect(page.getByText("It remains a personal project")).toBeVisible();
  await page.goto("/services");
  await expect(page.getByRole("heading", { name: "Free delivery, within six days" })).toBeVisible();
  await page.getByText("Can I return something?").click();
  await expect(page.getByText("Yes, within a hundred days.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  consoleErrors.expectNone();
});
