export { attributeRoutes } from "./attributes.routes";
