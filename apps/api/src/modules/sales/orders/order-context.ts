import type { SalesContext } from "../context";

/** What the use-cases of orders work with. */
export interface OrderContext extends Pick<SalesContext, "db" | "clock"> {
  settings: Pick<SalesContext["settings"], "current" | "pinned" | "defaults" | "reload">;
  config: Pick<SalesContext["config"], "publicUrl">;
  catalogueChanges: Pick<SalesContext["catalogueChanges"], "stockChanged">;
}
