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
