export { movesBetween } from "./moves-between";
export {
  findVariant,
  imagesAfterChange,
  setVariantStock,
  type VariantRow,
  variantsOf,
} from "./variants.repo";
