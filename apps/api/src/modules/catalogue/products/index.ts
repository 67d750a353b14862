export { cardColumns, cardColumnsSql } from "./card-columns";
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
  type PlacedRow,
  type ProductOrder,
  readAmong,
  readCommon,
  readFew,
  readList,
  readRare,
} from "./read-products";
export { recordStockMoves } from "./stock-moves.repo";
