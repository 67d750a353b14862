export { userSessionRoutes } from "./user-sessions.routes";
