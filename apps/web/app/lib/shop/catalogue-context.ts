import { createContext } from "react-router";
import type { CatalogueReader } from "../../../server/catalogue-reader";

/** How a page's loader reaches the catalogue: `context.get(catalogueContext)`. */
export const catalogueContext = createContext<CatalogueReader>();
