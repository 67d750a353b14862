export { accountRoutes } from "./account.routes";
export { toDeviceSession } from "./device-session";
