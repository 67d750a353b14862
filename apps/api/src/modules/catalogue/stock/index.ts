export { tellOfStockJob } from "./notify-back-in-stock";
export { stockRoutes } from "./routes";
