import * as z from "zod";
import { ID_PATTERN } from "./id-pattern";

/** Ids sort by the time of their making. */
export const idSchema = z.string().regex(ID_PATTERN, "This is not a valid id");
