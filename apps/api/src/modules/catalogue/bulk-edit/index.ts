export { changeProductsJob } from "./change-job";
export { bulkRoutes } from "./routes";
