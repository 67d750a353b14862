export { findEarlier, makeOnce } from "./make-once";
