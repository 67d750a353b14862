export { type Catalogue, type Changed, createCatalogue } from "./catalogue-changes";
