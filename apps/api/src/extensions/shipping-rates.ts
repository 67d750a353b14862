import type { Category, DeliveryKind } from "@larkwood/contract";

/** The items of a cart and where they go. */
export interface Shipment {
  /** The English name of the country, such as `Norway`. */
  country: string;
  /** Such as `NO`; null if the shop does not know the country. */
  countryCode: string | null;
  /** Such as `EUR`. Amounts are in its smallest unit, such as cents. */
  currency: string;
  /** The price of the items, without a discount. */
  goodsCents: number;
  items: {
    productId: string;
    sku: string | null;
    category: Category;
    quantity: number;
    /** The weight of one item; 0 if unknown. */
    grams: number;
  }[];
}

/** A shipping method with its price. */
export interface ShippingRate {
  /** Shown at checkout, on the order and in emails. It identifies the method, so each rate needs another name. */
  name: string;
  kind: DeliveryKind;
  cents: number;
  /** Days from the order to the delivery. */
  fromDays: number;
  toDays: number;
}

export interface ShippingRateSource {
  /**
   * The rates of a shipment, of which the cheapest is selected first; empty if the shop does not deliver there. If it
   * throws or takes more than 5 seconds, the shop uses its shipping zones. Equal shipments are asked once in 5 minutes.
   */
  ratesFor(shipment: Shipment): Promise<ShippingRate[]>;
}
