import * as z from "zod";
import { CARRIERS } from "./carrier";

/** A parcel of an order on its way, as its customer follows it. */
export const parcelSchema = z.object({
  carrier: z.enum(CARRIERS),
  /** Who brings it, in words. */
  carrierName: z.string(),
  number: z.string(),
  /** Where one sees how far it is; null where nobody said. */
  url: z.string().nullable(),
});
export type Parcel = z.infer<typeof parcelSchema>;
