import type { AppContext } from "../../../context";

/** What the use-cases of orders work with. */
export interface OrderContext extends Pick<AppContext, "db" | "clock"> {
  settings: Pick<AppContext["settings"], "current" | "pinned" | "defaults" | "reload">;
  config: Pick<AppContext["config"], "publicUrl">;
  catalogueChanges: Pick<AppContext["catalogueChanges"], "stockChanged">;
}
