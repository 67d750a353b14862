export { listAttributes, lockAttributes } from "./attributes.repo";
export { findValueProblem, toAttributeValue } from "./check-value";
