export { listCollections } from "./collections.repo";
export { collectionRoutes } from "./routes";
