export { customerRoutes } from "./routes";
