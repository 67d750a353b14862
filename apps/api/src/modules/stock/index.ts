export { stockRoutes } from "./stock.routes";
export { tellOfStockJob } from "./tell-of-stock";
