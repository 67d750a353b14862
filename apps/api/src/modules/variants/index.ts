export { findVariant, setVariantStock } from "./variants.repo";
export { variantRoutes } from "./variants.routes";
