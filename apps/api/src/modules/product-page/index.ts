export { productPageRoutes } from "../catalogue/products/routes";
