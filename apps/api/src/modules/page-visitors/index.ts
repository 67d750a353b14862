export { createVisitorReader } from "./visitor-reader";
