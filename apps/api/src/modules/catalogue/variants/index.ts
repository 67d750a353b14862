export { movesBetween } from "./moves-between";
export { findVariant, setVariantStock, type VariantRow, variantsOf } from "./variants.repo";
