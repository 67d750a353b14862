import * as z from "zod";

/** A kind of furniture that the shop sells, such as sofas. */
export const kindSchema = z.object({
  key: z.string(),
  name: z.string(),
  text: z.string(),
  imageUrl: z.string(),
});
z.globalRegistry.add(kindSchema, { id: "Kind" });
export type Kind = z.infer<typeof kindSchema>;
