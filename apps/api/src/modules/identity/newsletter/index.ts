export { shopInfo, shopRoutes } from "../../platform/settings/shop-info";
