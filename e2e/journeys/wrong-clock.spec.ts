import { registerUser, signInByForm } from "../support/accounts";
import { watchConsole } from "../support/checks";
import { expect, type Page, test } from "../support/test";

const DAY_MS = 86_400_000;
const cards = (page: Page) => page.getByRole("list", { name: "Products" }).getByRole("listitem");

/** Runs in the page before any other script: its clock is wrong, its timers are not. */
function setClock(shift: number): void {
  const Right = Date;
  class Wrong extends Right {
    constructor(...given: [] | [number | string]) {
      super(given[0] ?? Right.now() + shift);
    }
    static override now(): number {
      return Right.now() + shift;
    }
  }
  Object.assign(globalThis, { Date: Wrong });
}

for (const [way, shift] of [
  ["fast", DAY_MS],
  ["slow", -DAY_MS],
] as const) {
  test(`a visitor whose clock is a day ${way} signs in, shops, and stays signed in after a reload`, async ({
    page,
    request,
  }) => {
    const seen = watchConsole(page);
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

    // The access token is gone, as it is after ten minutes: a refresh brings the next one.
    await page.context().clearCookies({ name: "accessToken" });
    await page.goto("/products/dining");
    await expect(cards(page).first()).toBeVisible();
    const { cookies } = await page.context().storageState();
    expect(cookies.map(({ name }) => name)).toContain("accessToken");
    // A token that looks expired to this clock is renewed now and then, but not again and again.
    expect(refreshes).toBeLessThan(8);
    seen.expectQuiet();
  });
}
