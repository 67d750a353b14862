export { accountRoutes } from "./account.routes";
export { toDeviceSession } from "./device-session";
export { securityRoutes } from "./security.routes";
