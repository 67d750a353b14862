/** Parcel carriers. The shop knows the tracking page of each, except `other`. */
export const CARRIERS = ["dhl", "ups", "fedex", "usps", "royal_mail", "dpd", "other"] as const;
export type Carrier = (typeof CARRIERS)[number];

/** A tracking number as carriers print it, and the message for anything else. */
export const TRACKING_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{1,38}[A-Za-z0-9]$/;
export const INVALID_TRACKING_NUMBER = "A tracking number has 3 to 40 letters and digits";
