export { findHeldOnPaper } from "./invoiced-total";
export { printDocumentsJob } from "./print-documents";
export { keepDocuments } from "./sync-invoices";
