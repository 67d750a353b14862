export { putJob } from "./enqueue-job";
export { startJob } from "./enqueue-user-job";
export { packedParts, readFileOf, storeParts, writeFileOf } from "./job-file";
export { isHeld, isUndoable } from "./job-row";
export type { Payload } from "./kinds";
export { type ChangeResult, findJob, type ImportResult, importResultSchema } from "./own-job";
export { retryJob } from "./retry-job";
export type { Handlers, JobAtHand } from "./run-job";
export { createWorkers, type Workers } from "./workers";
