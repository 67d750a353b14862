export { dashboardRoutes } from "./dashboard.routes";
export { rollUpSales } from "./roll-up-sales";
