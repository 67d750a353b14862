export { requestReset } from "./request-reset";
export { passwordResetRoutes } from "./routes";
