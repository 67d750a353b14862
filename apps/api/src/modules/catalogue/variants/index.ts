export { movesBetween } from "./moves-between";
export { variantsPart } from "./save-variants";
export {
  findVariant,
  imagesAfterChange,
  setVariantStock,
  upsertVariants,
  type VariantRow,
  variantsOf,
} from "./variants.repo";
