export { catalogueCsvRoutes } from "./catalogue-csv.routes";
export { exportCatalogueJob } from "./export-catalogue";
export { importCatalogueJob } from "./import-job";
