import { registerUser, signIn } from "../support/accounts";
import { expectNoAxeViolations } from "../support/checks";
import { createProduct } from "../support/stock";
import { expect, test } from "../support/test";

test("a wish on a device follows into the account, to another device, and to everyone with the link", {
  tag: "@long",
}, async ({ page, elsewhere, request }) => {
  const [chair, lamp] = [await createProduct(request), await createProduct(request)];
  const account = await registerUser(request);
  const heart = (name: string) => page.getByRole("button", { name: `Wishlist: ${name}` });
  await test.step("a visitor's wish survives a reload", async () => {
    await page.goto(`/products/details/${chair.id}`);
    await heart(chair.name).first().click();
    await expect(page.getByText("Added to your wishlist.")).toBeVisible();
    await page.goto("/wishlist");
    await expect(page.getByRole("link", { name: chair.name })).toBeVisible();
    await expect(page.getByText("This list is on this device.")).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/signin\?.*wishlist/);
  });
  await test.step("it moves into the account at sign-in", async () => {
    await signIn(page, account);
    await page.goto(`/products/details/${lamp.id}`);
    await heart(lamp.name).first().click();
    await expect(heart(lamp.name).first()).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("Added to your wishlist.")).toBeVisible();
    await page.goto("/wishlist");
    await expect(page.getByRole("list", { name: "Wishlist" }).getByRole("heading")).toHaveText([
      lamp.name,
      chair.name,
    ]);
    expect(await page.evaluate(() => localStorage.getItem("wishlist"))).toBeNull();
  });
  await test.step("it is shared by a link until that ends", async () => {
    await page.getByRole("button", { name: "Share by link" }).click();
    const link = (await page.getByRole("link", { name: /\/wishlist\// }).textContent()) ?? "";
    await expectNoAxeViolations(page);
    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("link", { name: lamp.name })).toBeVisible();
    await page.getByRole("button", { name: "Stop sharing" }).click();
    await expect(page.getByRole("button", { name: "Share by link" })).toBeVisible();
    await elsewhere.reload();
    await expect(elsewhere.getByText("This wishlist is no longer shared")).toBeVisible();
  });
  await test.step("a removed wish is gone, and nothing stays on the device after signing out", async () => {
    await heart(lamp.name).click();
    await expect(page.getByText("Removed from your wishlist.")).toBeVisible();
    await expect(page.getByRole("link", { name: lamp.name })).toBeHidden();
    await signIn(elsewhere, account);
    await elsewhere.goto("/wishlist");
    await expect(elsewhere.getByRole("list", { name: "Wishlist" }).getByRole("heading")).toHaveText([
      chair.name,
    ]);
    await page.getByRole("button", { name: "Profile" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await page.goto("/wishlist");
    await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  });
});
