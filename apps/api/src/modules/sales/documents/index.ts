export { findHeldOnPaper } from "./invoiced-total";
export { printDocumentsJob } from "./print-documents";
export { documentRoutes } from "./routes";
export { keepDocuments } from "./sync-invoices";
