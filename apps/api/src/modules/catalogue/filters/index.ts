export { jsonNumber, parseNumbers } from "./attribute-filter";
export { countCollection, findCollection } from "./collection-filter";
export type { FacetQuery } from "./facet-query";
export { attributeFacet, type FacetRow, PRICE_STEPS, toFacets } from "./facets.mapper";
export { countByCategory, countHits, type HitCount, type PlannerTrust } from "./product-count";
export {
  ceilCents,
  chosenFilter,
  floorCents,
  isCountedByCategory,
  isDecidedByStock,
  PRODUCT_SORT_ORDERS,
  type ProductSortOrder,
  productFilter,
  type ResolvedQuery,
} from "./product-filter";
export {
  type Bounds,
  isLength,
  LENGTHS,
  type Length,
  millimetres,
  sizeTests,
  splitBounds,
  variantCondition,
  variantLength,
} from "./size-filter";
