/** Who brings parcels; the shop knows where one sees how far they are. */
export const CARRIERS = ["dhl", "ups", "fedex", "usps", "royal_mail", "dpd", "other"] as const;
export type Carrier = (typeof CARRIERS)[number];
