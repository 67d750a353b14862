import type { AppContext } from "../../../context";

/** What the use-cases of payments work with. */
export interface PaymentContext extends Pick<AppContext, "db" | "clock" | "providers"> {
  settings: Pick<AppContext["settings"], "current" | "pinned" | "defaults">;
  config: Pick<AppContext["config"], "publicUrl">;
  jobs: Pick<AppContext["jobs"], "wake">;
}
