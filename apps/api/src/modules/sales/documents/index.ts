export { createDocumentCache } from "./document-cache";
export { findInvoicedTotal } from "./invoiced-total";
export { printDocumentsJob } from "./print-documents";
export { syncInvoices } from "./sync-invoices";
