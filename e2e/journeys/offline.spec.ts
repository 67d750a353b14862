import { expect, type Page, test } from "../support/test";

const note = (page: Page) => page.getByText(/^You're offline\. (You can still|The page)/);
const nav = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

test.describe("during a short network outage", () => {
  test("the page shows a note, stays open and navigates when the network is back", async ({
    page,
    context,
  }) => {
    await page.goto("/services");
    await context.setOffline(true);
    await expect(note(page)).toBeVisible();
    // Its code has not been loaded.
    await nav(page, "About Us").click();
    await expect(note(page)).toContainText("The page will open when you're back online.");
    await expect(page).toHaveURL("/services");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delivery, assembly and care");
    await context.setOffline(false);
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
    await expect(note(page)).toBeHidden();
  });

  test("a page with loaded code opens; a page that needs the server waits", { tag: "@long" }, async ({
    page,
    context,
  }) => {
    await page.goto("/");
    await nav(page, "Services").click();
    await nav(page, "About Us").click();
    await expect(page).toHaveURL("/about-us");
    await context.setOffline(true);
    await nav(page, "Services").click();
    await expect(page).toHaveURL("/services");
    await page.getByRole("banner").getByRole("link", { name: "Larkwood" }).click();
    await expect(note(page)).toContainText("will open when you're back online");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delivery, assembly and care");
    await context.setOffline(false);
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { name: "New arrivals" })).toBeVisible();
  });

  test("only the last chosen page opens", { tag: "@long" }, async ({ page, context }) => {
    await page.goto("/services");
    await context.setOffline(true);
    await nav(page, "About Us").click();
    await nav(page, "Contact Us").click();
    await context.setOffline(false);
    await expect(page).toHaveURL("/contact-us");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/services");
  });

  test("a failed request also keeps the page if the browser reports to be online", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto("/services");
    const lost = /about-us.*\.js|\/healthz/;
    await page.route(lost, (route) => route.abort("connectionfailed"));
    await nav(page, "About Us").click();
    await expect(note(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delivery, assembly and care");
    await page.unroute(lost);
    await expect(page).toHaveURL("/about-us");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("personal project");
  });

  test("a toast is shown although its library was not loaded, and nothing is sent later", {
    tag: "@long",
  }, async ({ page, context }) => {
    await page.goto("/signin");
    await page.locator("input[name=email]").fill("user@larkwood.example");
    await page.locator("input[name=password]").fill("larkwood-user");
    await page.getByRole("checkbox").check();
    await context.setOffline(true);
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Error signing in!" })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was sent" })).toBeVisible();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    await context.setOffline(false);
    await expect(note(page)).toBeHidden();
    expect(sent.filter((line) => line.startsWith("POST"))).toEqual([]);
  });
});
