import { createContext } from "react-router";
import type { VisitorReader } from "../../../server/visitor-reader";

/** How a page's loader finds out who asks: `context.get(visitorContext)`. */
export const visitorContext = createContext<VisitorReader>();
