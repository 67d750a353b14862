export { requestReset } from "./request-reset";
