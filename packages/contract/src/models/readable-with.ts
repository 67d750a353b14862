import * as z from "zod";
import type { Permission } from "./permission";

/**
 * The permission that is needed to read the values of a schema, whatever call returns them. A call for another
 * permission registers its field here too, and the router removes the field for callers who may not read it.
 */
export const readableWith = z.registry<{ permission: Permission }>();
