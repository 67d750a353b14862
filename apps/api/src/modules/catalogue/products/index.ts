export { cardColumns, cardColumnsSql } from "./card-columns";
export { getDetail, lockIfUnchanged } from "./lock-if-unchanged";
export {
  type ProductRow,
  parseIfMatch,
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
export {
  type ProductSortOrder,
  type RowWithCursor,
  readAmong,
  readCommon,
  readFew,
  readList,
  readRare,
} from "./read-products";
export { recordStockMoves } from "./stock-moves.repo";
