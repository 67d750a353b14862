export { assertOwnStock } from "./assert-own-stock";
export { cardColumns, cardColumnsSql } from "./card-columns";
export { editPart } from "./edit-part";
export { assertStockItemsUnchanged, lockStockItems, type StockItem } from "./lock-stock-items";
export {
  productTag,
  toDetail,
  toImageUrl,
  toProduct,
  toStoredImage,
} from "./product.mapper";
export {
  findDetail,
  findDetails,
  findIdBySlug,
  findProduct,
  findPublished,
  lockProduct,
  productColumns,
  updateProductRow,
} from "./product.repo";
export type { ProductRow, StoredDetail, StoredMatch } from "./product-row";
export {
  type RowWithCursor,
  readByIds,
  readCommon,
  readFew,
  readList,
  readRare,
} from "./read-products";
export { companionsPart } from "./save-companions";
export { picturesPart } from "./save-images";
export { searchTextsPart } from "./save-seo-texts";
export { recordStockMoves } from "./stock-moves.repo";
export { quantityAfter, writeDetails } from "./write-details";
export { type ProductPart, writeParts } from "./write-parts";
export { writeQuantities } from "./write-quantities";
