export { createCleanupJob } from "./cleanup-job";
export type { CleanupTask } from "./run-cleanup";
