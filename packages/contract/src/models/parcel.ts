import * as z from "zod";
import { CARRIERS } from "./carrier";

/** A shipped parcel of an order. */
export const parcelSchema = z.object({
  carrier: z.enum(CARRIERS),
  /** Display name of the carrier. */
  carrierName: z.string(),
  number: z.string(),
  /** Tracking link; null if unknown. */
  url: z.string().nullable(),
});
z.globalRegistry.add(parcelSchema, { id: "Parcel" });
export type Parcel = z.infer<typeof parcelSchema>;
