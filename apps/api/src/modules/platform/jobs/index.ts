export { deleteRecurringJob, enqueueJob } from "./enqueue-job";
export { enqueueUserJob } from "./enqueue-user-job";
export { compressedParts, storeParts, streamJobFile, writeJobFile } from "./job-file";
export { isHeld, isUndoable, withoutAddresses } from "./job-row";
export type { Payload } from "./kinds";
export { type ChangeResult, findJob, type ImportResult, importResultSchema } from "./own-job";
export { retryJob } from "./retry-job";
export type { Handlers, JobRun } from "./run-job";
export { createJobWorkers, type JobWorkers } from "./workers";
