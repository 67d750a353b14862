import { signIn } from "../support/accounts";
import { expect, test } from "../support/test";

test("the hamburger menu closes after a choice, lists the rooms and signs out [A02 A05]", async ({
  page,
}) => {
  await signIn(page, "user");
  await page.goto("/about-us");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();

  await test.step("it opens, and closes after a choice", async () => {
    await button.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("link", { name: "Services" }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(menu).toBeHidden();
  });

  await test.step("the rooms follow the specified links and open their products", async () => {
    await button.click();
    const rooms = menu.getByRole("list", { name: "Rooms" });
    await expect(rooms.getByRole("link")).toHaveText([
      "Living Room",
      "Bedroom",
      "Dining Room",
      "Kitchen",
      "Work Place",
      "Outdoor",
    ]);
    await rooms.getByRole("link", { name: "Kitchen" }).click();
    await expect(page).toHaveURL("/products/kitchen");
    await expect(rooms).toBeHidden();
  });

  await test.step("signed in, the Sign In entry reads Sign Out and signs out", async () => {
    await page.goto("/");
    await button.click();
    await expect(menu.getByText("Sign In")).toBeHidden();
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await button.click();
    await expect(menu.getByRole("link", { name: "Sign In" })).toBeVisible();
    expect(await page.context().cookies()).not.toContainEqual(
      expect.objectContaining({ name: "accessToken" }),
    );
  });
});
