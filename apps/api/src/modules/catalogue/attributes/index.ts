export { listAttributes, lockAttributes } from "./attributes.repo";
export { findValueProblem, toAttributeValue } from "./check-value";
export { listKinds } from "./list-kinds";
export { attributesPart } from "./save-product-attributes";
