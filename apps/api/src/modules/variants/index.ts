export { variantRoutes } from "./variants.routes";
export { findVariant, setVariantStock } from "./variants.repo";
