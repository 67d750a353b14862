import type { Page } from "./test";

/** How many sheets a page takes on paper. */
export async function sheetsOf(page: Page, format: "A4" | "Letter"): Promise<number> {
  const file = await page.pdf({ format });
  // Not of the type /Pages, of which a file has one more.
  return file.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
