export { movesBetween } from "./moves-between";
export { variantRoutes } from "./routes";
export { findVariant, setVariantStock, type VariantRow, variantsOf } from "./variants.repo";
