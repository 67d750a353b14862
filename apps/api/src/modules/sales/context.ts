import type { CatalogueContext } from "../catalogue/context";
import type { DocumentCache } from "./documents/document-cache";
import type { ShippingRates } from "./orders/shipping-rates";
import type { Providers } from "./payments/providers";
import type { AutomaticPromotions } from "./promotions/automatic-promotions";
import type { MoneyCache } from "./reports/money-cache";

/** Counts of order requests by outcome, for the metrics. */
export type OrderOutcomes = Record<"placed" | "repeated" | "refused", number>;

export interface SalesContext extends CatalogueContext {
  /** The payment providers that the shop is connected to. */
  providers: Providers;
  /** Calculates shipping instead of the zones in the settings; null without such an extension. */
  shippingRates: ShippingRates | null;
  orderOutcomes: OrderOutcomes;
  automaticPromotions: AutomaticPromotions;
  documentCache: DocumentCache;
  moneyCache: MoneyCache;
}
