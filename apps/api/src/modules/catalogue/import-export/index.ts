export { exportCatalogueJob } from "./export-catalogue";
export { importCatalogueJob } from "./import-job";
