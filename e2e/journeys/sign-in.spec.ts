import { signInByForm } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { demoAccounts } from "../support/sessions";
import { expect, test } from "../support/test";

test("the sign-in page has no header or footer and all specified fields [S01 A18]", {
  tag: "@phone",
}, async ({ page }) => {
  const consoleErrors = watchConsole(page);
  await page.goto("/signin");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.locator("input[name=email]")).toHaveAttribute("type", "email");
  await expect(page.locator("input[name=rememberMe]")).toHaveAttribute("type", "checkbox");
  const password = page.locator("input[name=password]");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("link", { name: "Forgot Password?" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
  await expect(page).toHaveURL(/\/signin(#.*)?$/);
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/signup$/);
  consoleErrors.expectNone();
});

test("sign-in shows errors, fades while sending, and opens the home page or the admin area [S02 S03 S04 F01 F02]", async ({
  page,
}) => {
  await page.goto("/signin");
  const email = page.locator("input[name=email]");
  const password = page.locator("input[name=password]");
  const submit = page.getByRole("button", { name: "Sign In" });

  await test.step("a field shows its error in red only after it was touched, and its label floats", async () => {
    await expect(page.getByText("Email is required")).toBeHidden();
    const label = page.getByText("Email", { exact: true });
    const resting = await label.boundingBox();
    await email.focus();
    await expect.poll(async () => (await label.boundingBox())?.y).toBeLessThan(resting?.y ?? 0);
    await email.blur();
    const message = page.getByText("Email is required");
    await expect(message).toHaveCSS("color", "rgb(179, 38, 30)");
    await expect(email).toHaveCSS("border-bottom-color", "rgb(179, 38, 30)");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Invalid password")).toBeHidden();
  });

  await test.step("a wrong password shows an alert", async () => {
    await email.fill(demoAccounts.user.email);
    await password.fill("not-the-password");
    await page.locator("input[name=rememberMe]").check();
    await submit.click();
    await expect(page.getByRole("alert")).toHaveText("Error signing in!");
  });

  await test.step("the form can be used again, fades while it is being sent and opens the home page", async () => {
    let send = () => {};
    const held = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route("**/api/signin", async (route) => {
      await held;
      await route.continue();
    });
    await password.fill(demoAccounts.user.password);
    await submit.click();
    const form = page.locator("form");
    await expect(form).toHaveAttribute("aria-busy", "true");
    await expect(form).toHaveCSS("opacity", "0.5");
    send();
    await expect(page).toHaveURL("/");
    await page.unroute("**/api/signin");
  });

  await test.step("an Admin is taken to the admin area", async () => {
    await signInByForm(page, "admin");
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
  });
});
