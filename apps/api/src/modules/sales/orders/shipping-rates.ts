import { DELIVERY_KINDS, findCountry } from "@larkwood/contract";
import type { Delivery } from "@larkwood/domain";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import { callExtension } from "../../../extensions/call-extension";
import type { Shipment, ShippingRateSource } from "../../../extensions/shipping-rates";

const TIMEOUT_MS = 5_000;
// Long enough for a checkout, so that the order has the price of its quote.
const CACHE = { max: 5_000, ttl: 300_000 };
const MAX_RATES = 20;

const days = z.int().min(0).max(365);
const ratesSchema = z
  .array(
    z
      .object({
        name: z.string().trim().min(1).max(60),
        kind: z.enum(DELIVERY_KINDS),
        cents: z.int().min(0).max(100_000_000),
        fromDays: days,
        toDays: days,
      })
      .refine(({ fromDays, toDays }) => fromDays <= toDays, "toDays must not be before fromDays"),
  )
  .max(MAX_RATES)
  .refine((rates) => new Set(rates.map(({ name }) => name)).size === rates.length, "names must differ");

/** The shipping rates of the operator's extension. */
export interface ShippingRates {
  /** Cheapest first; null if the extension fails. */
  find(shipment: Omit<Shipment, "countryCode">): Promise<Delivery[] | null>;
}

export function createShippingRates(
  source: ShippingRateSource | undefined,
  onError: (error: unknown) => void,
): ShippingRates | null {
  if (!source) return null;
  const cache = new LRUCache<string, Promise<Delivery[]>>(CACHE);

  const ask = async (shipment: Shipment): Promise<Delivery[]> => {
    const answer = await callExtension("shippingRates", () => source.ratesFor(shipment), TIMEOUT_MS);
    return ratesSchema.parse(answer).sort((a, b) => a.cents - b.cents);
  };

  return {
    async find(input) {
      const shipment = { ...input, countryCode: findCountry(input.country)?.code ?? null };
      const key = JSON.stringify(shipment);
      const asking = cache.get(key) ?? ask(shipment);
      cache.set(key, asking);
      return asking.catch((error: unknown) => {
        cache.delete(key);
        onError(error);
        return null;
      });
    },
  };
}
