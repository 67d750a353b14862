export { createHousekeeper } from "./cleanup-job";
