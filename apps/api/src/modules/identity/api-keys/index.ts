export { findKeyCaller } from "./find-key-caller";
