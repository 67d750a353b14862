// @ts-check

/**
 * Asks a carrier for its prices. Furniture is brought by two people, at a price of our own.
 * @param {{ apiUrl: string, apiKey: string }} account
 * @returns {import("@larkwood/api/extensions").ShippingRateSource}
 */
export const createShippingRates = ({ apiUrl, apiKey }) => ({
  async ratesFor({ countryCode, currency, items }) {
    // An empty list: we don't deliver there.
    if (!countryCode) return [];
    const grams = items.reduce((sum, item) => sum + item.grams * item.quantity, 0);
    if (grams > 30_000)
      return [{ name: "Two-man delivery", kind: "two_man", cents: 7_900, fromDays: 5, toDays: 12 }];
    const query = new URLSearchParams({ country: countryCode, grams: String(grams), currency });
    const response = await fetch(`${apiUrl}/rates?${query}`, {
      headers: { authorization: `Bearer ${apiKey}` },
      // The shop waits for 5 seconds.
      signal: AbortSignal.timeout(4_000),
    });
    if (!response.ok) throw new Error(`The carrier answered ${response.status}.`);
    const services = /** @type {{ service: string, cents: number, days: [number, number] }[]} */ (
      await response.json()
    );
    return services.map(({ service, cents, days: [fromDays, toDays] }) => ({
      name: service,
      kind: "parcel",
      cents,
      fromDays,
      toDays,
    }));
  },
});
