export { bulkRoutes } from "./bulk.routes";
export { changeProductsJob } from "./change-job";
