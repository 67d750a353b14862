export { requestReset } from "./request-reset";
export { hashToken } from "./reset-password";
