export { documentRoutes } from "./documents.routes";
export { keepDocuments } from "./keep-documents";
export { printDocumentsJob } from "./print-documents";
export { findTaxesHeld } from "./taxes-held";
