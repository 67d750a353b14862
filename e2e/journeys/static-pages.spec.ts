import { expectNoAxeViolations, watchConsole } from "../support/checks";
import { expect, test } from "../support/test";

test("the about page tells the story of the project [T01]", { tag: "@phone" }, async ({ page }) => {
  const seen = watchConsole(page);
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
  await expect(page.getByText("It remains a personal project")).toBeVisible();
  await expectNoAxeViolations(page);
  seen.expectQuiet();
});

test("the services page lists what the shop does and answers questions [T02]", { tag: "@phone" }, async ({
  page,
}) => {
  const seen = watchConsole(page);
  await page.goto("/services");
  await expect(page.getByRole("heading", { name: "Free delivery, within six days" })).toBeVisible();
  await page.getByText("Can I return something?").click();
  await expect(page.getByText("Yes, within a hundred days.")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Contact us" }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  seen.expectQuiet();
});

test("an unknown path says so, also to machines, and leads home [A19]", async ({ page }) => {
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
