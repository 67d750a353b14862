export { bulkRoutes } from "./bulk.routes";
