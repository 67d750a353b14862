export { countRows } from "./count-rows";
export { findTitles } from "./find-titles";
export { IndexSnapshot } from "./index-snapshot";
export { matchRows } from "./match-rows";
export { pageRows, type RowPage } from "./page-rows";
export { createProductIndex } from "./product-index";
export type { TitleTier } from "./title-tests";
