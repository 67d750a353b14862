export { type Catalogue, createCatalogue } from "../changes/catalogue-changes";
export { countCollection } from "../filters/collection-filter";
export { createCatalogueReader } from "../listing/catalogue-reader";
export { listProducts } from "../listing/list-products";
export { createProductReplies } from "../listing/product-responses";
export { productRoutes } from "../listing/routes";
export { type CatalogueIndex, createCatalogueIndex } from "../product-index";
export { keepSynonyms, type SynonymSource } from "../search/synonym-source";
export { getDetail, lockSeen } from "./lock-if-unchanged";
export {
  imageAddress,
  type ProductRow,
  productTag,
  seenIn,
  toDetail,
  toProduct,
  toStoredImage,
} from "./product.mapper";
export { findDetail, findProduct, lockProduct, productColumns, updateProductRow } from "./product.repo";
export { recordStockMoves } from "./stock-moves.repo";
