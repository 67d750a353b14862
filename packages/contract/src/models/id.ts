import * as z from "zod";
import { ID_PATTERN } from "./id-pattern";

/** Ids sort by creation time. */
export const idSchema = z.string().regex(ID_PATTERN, "This is not a valid id");
z.globalRegistry.add(idSchema, { id: "Id" });
