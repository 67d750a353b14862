export { type CatalogueIndex, createCatalogueIndex } from "./catalogue-index";
export { countRows } from "./count-rows";
export type { Facts } from "./facts";
export { findTitles } from "./find-titles";
export { matchRows } from "./match-rows";
export { pageRows, type RowPage } from "./page-rows";
export type { TitleTier } from "./title-tests";
