export { toOrderSummary } from "./orders.mapper";
export { ordersAfter } from "./orders.repo";
export { orderRoutes } from "./orders.routes";
