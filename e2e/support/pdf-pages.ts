import type { Page } from "./test";

/** Number of printed pages of a page. */
export async function countPages(page: Page, format: "A4" | "Letter"): Promise<number> {
  const file = await page.pdf({ format });
  // Do not count objects of the type /Pages.
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
