export { productPageRoutes } from "./product-page.routes";
