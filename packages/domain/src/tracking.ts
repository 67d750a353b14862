import type { Carrier, Parcel, ParcelForm } from "@larkwood/contract";

const CARRIERS: Record<Exclude<Carrier, "other">, { name: string; link: (number: string) => string }> = {
  dhl: { name: "DHL", link: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}` },
  ups: { name: "UPS", link: (number) => `https://www.ups.com/track?tracknum=${number}` },
  fedex: { name: "FedEx", link: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  usps: {
    name: "USPS",
    link: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  },
  royal_mail: {
    name: "Royal Mail",
    link: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
  },
  dpd: { name: "DPD", link: (number) => `https://www.dpd.com/tracking/${number}` },
};

/** Display name of a carrier. */
export const carrierName = (carrier: Carrier) =>
  carrier === "other" ? "Another carrier" : CARRIERS[carrier].name;

/** Adds the carrier name and the tracking URL to a parcel. */
export function trackedParcel({ carrier, name, number, link }: ParcelForm): Parcel {
  if (carrier === "other") return { carrier, carrierName: name || "Carrier", number, url: link || null };
  const known = CARRIERS[carrier];
  // Printed tracking numbers contain spaces for readability.
  const url = known.link(encodeURIComponent(number.replaceAll(" ", "")));
  return { carrier, carrierName: known.name, number, url };
}

// Royal Mail and USPS number international parcels alike, with their country at the end.
const PATTERNS: readonly [Exclude<Carrier, "other">, RegExp][] = [
  ["ups", /^1Z[0-9A-Z]{16}$/],
  ["usps", /^(?:9[1-5]\d{18}|9[1-5]\d{20}|9[1-5]\d{24}|[A-Z]{2}\d{9}US)$/],
  ["royal_mail", /^[A-Z]{2}\d{9}GB$/],
  ["dhl", /^(?:\d{10}|JJ?D\d{14,20}|JVGL\d{10,20}|00340\d{15}|[A-Z]{2}\d{9}DE)$/],
  ["dpd", /^\d{14}[0-9A-Z]?$/],
  ["fedex", /^(?:\d{12}|\d{15}|\d{20})$/],
];

/** The carrier whose tracking numbers look like this one; null if none does. */
export function guessCarrier(number: string): Exclude<Carrier, "other"> | null {
  const digits = number.toUpperCase().replace(/[\s./-]/g, "");
  return PATTERNS.find(([, pattern]) => pattern.test(digits))?.[0] ?? null;
}
