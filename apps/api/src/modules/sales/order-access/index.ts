export { findGuestCaller } from "./find-guest-caller";
export { isCustomerOf } from "./is-customer-of";
export { lockOrderCaller } from "./lock-order-caller";
