export { removeOrderedItems } from "./cart.repo";
export { moveFilledCarts, recordCartOrder } from "./filled-carts.repo";
export { mergeSavedCarts } from "./merge-saved-carts";
export { remindCarts } from "./remind-carts";
