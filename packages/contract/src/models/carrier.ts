/** Parcel carriers. The shop knows the tracking page of each, except `other`. */
export const CARRIERS = ["dhl", "ups", "fedex", "usps", "royal_mail", "dpd", "other"] as const;
export type Carrier = (typeof CARRIERS)[number];
