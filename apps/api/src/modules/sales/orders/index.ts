export { expireOnlineOrders, expireOrders } from "./expire-orders";
export { exportOrdersJob } from "./export-orders";
export { toOrderSummary } from "./orders.mapper";
export { findOrderOwner, ordersAfter, ordersOf } from "./orders.repo";
export { describeOrder } from "./read-order";
export { orderRoutes } from "./routes";
