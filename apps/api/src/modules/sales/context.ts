import type { CatalogueContext } from "../catalogue/context";
import type { DocumentCache } from "./documents/document-cache";
import type { Providers } from "./payments/providers";

/** Counts of order requests by outcome, for the metrics. */
export type OrderOutcomes = Record<"placed" | "repeated" | "refused", number>;

export interface SalesContext extends CatalogueContext {
  /** The payment providers that the shop is connected to. */
  providers: Providers;
  orderOutcomes: OrderOutcomes;
  documentCache: DocumentCache;
}
