export { synonymRoutes } from "./synonyms.routes";
