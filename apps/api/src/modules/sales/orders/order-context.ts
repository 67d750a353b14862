import type { SalesContext } from "../context";

/** The context of the order use-cases. */
export interface OrderContext
  extends Pick<SalesContext, "db" | "clock" | "shippingRates" | "automaticPromotions"> {
  settings: Pick<SalesContext["settings"], "current" | "pinned" | "defaults" | "reload">;
  config: Pick<SalesContext["config"], "publicUrl" | "authSecret">;
  catalogueChanges: Pick<SalesContext["catalogueChanges"], "stockChanged">;
}
