export { holdAttributes, listAttributes } from "./attributes.repo";
export { attributeRoutes } from "./attributes.routes";
export { findValueProblem, toSaid } from "./check-value";
