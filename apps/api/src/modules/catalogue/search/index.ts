export { findDestinations } from "./find-destinations";
export { matchVariants } from "./match-variants";
export { planSearch } from "./plan-search";
export { PLAIN_PAGE, type ProductPage, searchProducts } from "./search-products";
export { cacheSynonyms, readSynonyms, type SynonymSource } from "./synonym-source";
