export { catalogueCsvRoutes } from "./catalogue-csv.routes";
