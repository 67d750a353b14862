export { stockRoutes } from "./stock.routes";
