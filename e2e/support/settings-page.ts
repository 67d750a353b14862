import { expect, type Page } from "./test";

/** A section of the settings, by its title. */
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Saves a section: then there is nothing left to save, and a way back. */
export async function saveSection(page: Page, name: string): Promise<void> {
  const here = section(page, name);
  await here.getByRole("button", { name: "SAVE" }).click();
  await expect(here.getByRole("button", { name: "SAVE" })).toBeDisabled();
  await expect(here.getByRole("button", { name: /^Undo the last change to/ }).first()).toBeVisible();
}

/** A zone for Norway and Sweden; its price is still to be typed. */
export async function addZone(page: Page) {
  const shipping = section(page, "Shipping");
  await shipping.getByRole("button", { name: "+ Add a zone" }).click();
  await shipping.getByRole("textbox", { name: "Name" }).fill("North");
  await shipping.getByRole("textbox", { name: "Countries" }).fill("Norway, Sweden");
  return shipping;
}

/** A quarter of tax in Norway. */
export async function addTaxRate(page: Page): Promise<void> {
  const tax = section(page, "Tax");
  await tax.getByRole("button", { name: "+ Add a rate" }).click();
  await tax.getByRole("textbox", { name: /^Country/ }).fill("Norway");
  await tax.getByRole("spinbutton", { name: "Percent" }).fill("25");
}
