interface PostalAddress {
  address: string;
  addressLine2?: string | undefined;
  postCode?: string | undefined;
  city?: string | undefined;
  country: string;
}

/** Countries that write the city before the postcode. */
const CITY_FIRST = [
  "Australia",
  "Canada",
  "India",
  "Ireland",
  "New Zealand",
  "United Kingdom",
  "United States",
];

/** Street, and postcode with city, one text per line. */
export function streetLines({ address, addressLine2, postCode, city, country }: PostalAddress): string[] {
  const town = CITY_FIRST.includes(country) ? [city, postCode] : [postCode, city];
  return [address, addressLine2, town.filter(Boolean).join(" ")].filter((text): text is string =>
    Boolean(text),
  );
}

/** All lines of an address, the country last. */
export function addressLines(address: PostalAddress): string[] {
  return [...streetLines(address), address.country].filter((line) => line !== "");
}
