export { rollUpSales } from "./roll-up-sales";
export { dashboardRoutes } from "./routes";
