import * as z from "zod";

/** A category or collection that a search names. */
export const destinationSchema = z.object({
  kind: z.enum(["category", "collection"]),
  slug: z.string(),
  name: z.string(),
});
z.globalRegistry.add(destinationSchema, { id: "Destination" });
export type Destination = z.infer<typeof destinationSchema>;
