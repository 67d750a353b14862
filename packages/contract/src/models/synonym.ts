import * as z from "zod";
import { idSchema } from "./id";

/** Words that mean the same to whoever searches. */
export const synonymSchema = z.object({
  id: idSchema,
  phrases: z.array(z.string()).min(2),
  /** Only whoever searches the first finds the others. */
  oneWay: z.boolean(),
  version: z.int().positive(),
});
export type Synonym = z.infer<typeof synonymSchema>;
