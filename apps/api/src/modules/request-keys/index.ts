export { findEarlier, forgetKey, makeOnce } from "./make-once";
