export { assertOwnStock } from "./assert-own-stock";
export { cardColumns, cardColumnsSql } from "./card-columns";
export { editPart } from "./edit-part";
export { getDetail, lockIfUnchanged } from "./lock-if-unchanged";
export {
  productTag,
  toDetail,
  toImageUrl,
  toProduct,
  toStoredImage,
} from "./product.mapper";
export {
  findDetail,
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
export { recordStockMoves } from "./stock-moves.repo";
