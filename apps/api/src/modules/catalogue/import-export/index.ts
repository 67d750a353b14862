export { exportCatalogueJob } from "./export-catalogue";
export { importCatalogueJob } from "./import-job";
export { copyPicturesJob } from "./pictures/copy-pictures-job";
