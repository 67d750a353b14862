export { findRecordedResult, releaseIdempotencyKey, withIdempotencyKey } from "./with-idempotency-key";
