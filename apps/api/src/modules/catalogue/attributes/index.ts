export { holdAttributes, listAttributes } from "./attributes.repo";
export { findValueProblem, toSaid } from "./check-value";
