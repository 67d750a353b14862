export { findEarlier, forgetKey, makeOnce } from "./with-idempotency-key";
