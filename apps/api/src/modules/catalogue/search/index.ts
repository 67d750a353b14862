export { synonymRoutes } from "./routes";
