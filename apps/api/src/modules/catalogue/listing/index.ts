export { createCatalogueReader } from "./catalogue-reader";
export { listProducts } from "./list-products";
export { createProductResponses } from "./product-responses";
