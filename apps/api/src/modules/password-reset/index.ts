export { passwordResetRoutes } from "./password-reset.routes";
export { requestReset } from "./request-reset";
