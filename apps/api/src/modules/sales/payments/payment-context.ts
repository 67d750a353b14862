import type { SalesContext } from "../context";

/** What the use-cases of payments work with. */
export interface PaymentContext extends Pick<SalesContext, "db" | "clock" | "providers"> {
  settings: Pick<SalesContext["settings"], "current" | "pinned" | "defaults">;
  config: Pick<SalesContext["config"], "publicUrl">;
  jobs: Pick<SalesContext["jobs"], "wake">;
}
