import type { SalesContext } from "../context";

/** The context of the payment use-cases. */
export interface PaymentContext extends Pick<SalesContext, "db" | "clock" | "providers"> {
  settings: Pick<SalesContext["settings"], "current" | "pinned" | "defaults">;
  config: Pick<SalesContext["config"], "publicUrl" | "authSecret">;
  jobs: Pick<SalesContext["jobs"], "wake">;
}
