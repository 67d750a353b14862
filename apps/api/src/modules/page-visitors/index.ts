export { createVisitorReader } from "../../composition/visitor-reader";
