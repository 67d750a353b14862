export { shopInfo, shopRoutes } from "./shop.routes";
