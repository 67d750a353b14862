export { imageRoutes } from "./images.routes";
