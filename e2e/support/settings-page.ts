import { expect, type Page } from "./test";

/** The open section of the settings by its title. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Opens the page of a section by its link, on any page of the settings. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(section(page, name)).toBeVisible();
}

/** Saves a section and waits until the change is stored and can be undone. */
export async function saveSection(page: Page, name: string): Promise<void> {
  const region = section(page, name);
  // The button to undo may still belong to an earlier change, so wait for the reply as well.
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === "PUT" && new URL(reply.url()).pathname === "/api/settings",
  );
  await region.getByRole("button", { name: "SAVE" }).click();
  expect((await saved).status()).toBe(200);
  await expect(region.getByRole("button", { name: "SAVE" })).toBeDisabled();
  await expect(region.getByRole("button", { name: /^Undo the last change to/ }).first()).toBeVisible();
}

/** Adds a zone for Norway and Sweden, without a price. */
export async function addZone(page: Page) {
  const shipping = section(page, "Shipping");
  await shipping.getByRole("button", { name: "+ Add a zone" }).click();
  await shipping.getByRole("textbox", { name: "Name" }).fill("North");
  await shipping.getByRole("textbox", { name: "Countries" }).fill("Norway, Sweden");
  return shipping;
}

/** Adds a tax rate of 25 % for Norway. */
export async function addTaxRate(page: Page): Promise<void> {
  const tax = section(page, "Tax");
  await tax.getByRole("button", { name: "+ Add a rate" }).click();
  await tax.getByRole("combobox", { name: /^Country/ }).fill("Norway");
  await tax.getByRole("spinbutton", { name: "Percent" }).fill("25");
}
