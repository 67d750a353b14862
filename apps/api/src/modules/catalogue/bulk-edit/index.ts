export { changeProductsJob } from "./change-job";
