export { createCleanupJob } from "./cleanup-job";
