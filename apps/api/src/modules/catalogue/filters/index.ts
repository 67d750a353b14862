export { chosenFilters, facetBits, facetFilters } from "./all-filters";
export { jsonNumber, variantAttributeCondition } from "./attribute-filter";
export { collectionsOf, countCollection, findCollection, inCollection } from "./collection-filter";
export type { ChosenFilter, FilterQuery } from "./define-filter";
export type { FacetQuery } from "./facet-query";
export { attributeFacet, type FacetRow, PRICE_STEPS, toFacets } from "./facets.mapper";
export { isLength, LENGTHS, type Length, millimetres } from "./lengths";
export type { Box, ColumnTest, Kind } from "./predicate";
export { variantPriceCondition } from "./price-filter";
export { countByCategory, countHits, type HitCount, type PlannerTrust } from "./product-count";
export {
  chosenCondition,
  hasOnlyIndexedFilters,
  isCountedByCategory,
  isDecidedByStock,
  PRODUCT_SORT_ORDERS,
  type ProductSortOrder,
  productFilter,
  type ResolvedQuery,
} from "./product-filter";
export { isWithin, type Range } from "./range";
export { variantLength, variantSizeCondition } from "./size-filter";
