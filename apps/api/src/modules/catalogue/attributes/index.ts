export { listAttributes, lockAttributesShared } from "./attributes.repo";
export { findValueProblem, toAttributeValue } from "./check-value";
