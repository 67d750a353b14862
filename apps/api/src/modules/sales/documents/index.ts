export { createDocumentCache } from "./document-cache";
export type { ProductSheetContent } from "./document-content";
export { findInvoicedTotal } from "./invoiced-total";
export { findLetterhead } from "./letterhead";
export { printDocumentsJob } from "./print-documents";
export { syncInvoices } from "./sync-invoices";
