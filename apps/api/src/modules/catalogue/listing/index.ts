export { createCatalogueReader } from "./catalogue-reader";
export type { FacetQuery } from "./count-facets";
export { listProducts } from "./list-products";
export { createProductResponses } from "./product-responses";
