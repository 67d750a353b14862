export { toDeviceSession } from "../sessions/device-session";
export { accountRoutes } from "./routes";
export { securityRoutes } from "./security-routes";
