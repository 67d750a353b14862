export { sitemapRoutes } from "./routes";
