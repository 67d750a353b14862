import { createContext } from "react-router";
import type { CatalogueReader } from "../../../server/catalogue-reader";

/** Gives page loaders access to the catalogue: `context.get(catalogueContext)`. */
export const catalogueContext = createContext<CatalogueReader>();
