export { collectionRoutes } from "./collections.routes";
