export { countRows } from "./count-rows";
export { IndexSnapshot } from "./index-snapshot";
export { matchRows } from "./match-rows";
export { pageRows, type RowPage } from "./page-rows";
export { createProductIndex } from "./product-index";
