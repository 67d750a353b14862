export { type CatalogueChanges, type ChangedProducts, createCatalogueChanges } from "./catalogue-changes";
