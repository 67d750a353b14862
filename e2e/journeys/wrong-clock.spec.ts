import { registerUser, signInByForm } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const DAY_MS = 86_400_000;
const cards = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("listitem");

/** Runs in the page before any other script and shifts its clock, but not its timers. */
function setClock(shift: number): void {
  const RealDate = Date;
  class ShiftedDate extends RealDate {
    constructor(...args: [] | [number | string]) {
      super(args[0] ?? RealDate.now() + shift);
    }
    static override now(): number {
      return RealDate.now() + shift;
    }
  }
  Object.assign(globalThis, { Date: ShiftedDate });
}

for (const [direction, shift] of [
  ["fast", DAY_MS],
  ["slow", -DAY_MS],
] as const) {
  test(`a visitor whose clock is a day ${direction} signs in, shops, and stays signed in after a reload`, {
    tag: "@long",
  }, async ({ page, request }) => {
    const consoleErrors = watchConsole(page);
    await page.addInitScript(setClock, shift);
    let refreshes = 0;
    page.on("request", (call) => {
      if (call.url().endsWith("/api/refresh")) refreshes += 1;
    });
    await signInByForm(page, await registerUser(request));
    const shown = await page.evaluate(() => Date.now());
    expect(Math.abs(shown - Date.now())).toBeGreaterThan(DAY_MS / 2);

    await page.goto("/products");
    await cards(page).first().getByRole("link").first().click();
    await page.getByRole("button", { name: "ADD TO CART" }).click();
    await expect(page.getByText("The product has been successfully added to your cart.")).toBeVisible();
    await page.goto("/cart");
    await expect(page).toHaveURL(/\/cart$/);

    await page.reload();
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: /^Hello/ })).toBeVisible();

    // Without the access token, as after ten minutes, a refresh gets a new one.
    await page.context().clearCookies({ name: "accessToken" });
    await page.goto("/products/dining");
    await expect(cards(page).first()).toBeVisible();
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).toContain("accessToken");
    // A token that looks expired to this clock is refreshed sometimes, but not for every request.
    expect(refreshes).toBeLessThan(8);
    consoleErrors.expectNone();
  });
}
