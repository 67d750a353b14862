export { documentRoutes } from "./documents.routes";
export { findHeldOnPaper } from "./held-on-paper";
export { keepDocuments } from "./keep-documents";
export { printDocumentsJob } from "./print-documents";
