import type { ProductSheetContent } from "./document-content";
import type { PdfBuilder } from "./pdf-builder";

/** Draws a sheet about a product, starting on a new page. */
export function drawProductSheet(pdf: PdfBuilder, sheet: ProductSheetContent): void {
  const { title, name, sku, shop, drawing, facts, notes, steps } = sheet;
  pdf.beginPage();
  pdf.heading(title, { shopName: shop.name, documentName: `${title}: ${name}` });
  pdf.facts([["Product", name], ...(sku ? [["SKU", sku] as const] : [])]);
  if (drawing) pdf.views(drawing.size, drawing.outlines);
  if (facts.length > 0) pdf.table(["", ""], facts, { numbers: [], widths: [160, null] });
  for (const note of notes) pdf.note(note.title, note.text);
  steps.forEach((text, index) => {
    pdf.note(`Step ${index + 1}`, text);
  });
  const contact = [shop.email, shop.phone].filter(Boolean).join(", ");
  if (contact) pdf.note("Questions?", contact);
}
