import { z } from "zod";

/** Ids are strings on the wire; ours are 24 lowercase hex digits, sortable by time. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, "Not an id");
