export { matchVariants, type StoredMatch } from "./match-variants";
export { planSearch } from "./plan-search";
export { type Known, type ProductPage, searchProducts } from "./search-products";
export { keepSynonyms, readSynonyms, type SynonymSource } from "./synonym-source";
