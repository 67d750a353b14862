export { type Catalogue, createCatalogue } from "./catalogue";
export { type CatalogueIndex, createCatalogueIndex } from "./catalogue-index";
export { createCatalogueReader } from "./catalogue-reader";
export { countCollection } from "./collection-filter";
export { listProducts } from "./list-products";
export { getDetail, lockSeen } from "./lock-seen";
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
export { createProductReplies } from "./product-replies";
export { productRoutes } from "./products.routes";
export { recordStockMoves } from "./stock-moves.repo";
export { keepSynonyms, type SynonymSource } from "./synonyms";
