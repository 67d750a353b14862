export { countRows } from "./count-rows";
export { findTitles } from "./find-titles";
export { Facts } from "./index-snapshot";
export { matchRows } from "./match-rows";
export { pageRows, type RowPage } from "./page-rows";
export { type CatalogueIndex, createCatalogueIndex } from "./product-index";
export type { TitleTier } from "./title-tests";
