import * as z from "zod";
import { idSchema } from "./id";

/** A group of phrases that search treats as equal. */
export const synonymSchema = z.object({
  id: idSchema,
  phrases: z.array(z.string()).min(2),
  /** Only a search for the first phrase finds the others. */
  oneWay: z.boolean(),
  version: z.int().positive(),
});
z.globalRegistry.add(synonymSchema, { id: "Synonym" });
export type Synonym = z.infer<typeof synonymSchema>;
