import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the about page tells the story of the project [T01]", { tag: "@phone" }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
  await expect(page.getByText("It remains a personal project")).toBeVisible();
  await expectNoAxeViolations(page);
  consoleErrors.expectNone();
});

test("the services page lists services and answers questions [T02]", { tag: "@phone" }, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/services");
  await expect(page.getByRole("heading", { name: "Free delivery, within six days" })).toBeVisible();
  await page.getByText("Can I return something?").click();
  await expect(page.getByText("Yes, within a hundred days.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  consoleErrors.expectNone();
});

test("an unknown path returns 404 and links to the home page [A19]", async ({ page }) => {
  const reply = await page.goto("/no/such/place");
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(
    page.getByText("The page you are looking for might be under construction or does not exist."),
  ).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});
