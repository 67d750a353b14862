export { userSessionRoutes } from "./routes";
