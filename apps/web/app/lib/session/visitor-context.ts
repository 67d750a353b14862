import { createContext } from "react-router";
import type { VisitorReader } from "../../../server/visitor-reader";

/** Gives page loaders access to the visitor: `context.get(visitorContext)`. */
export const visitorContext = createContext<VisitorReader>();
