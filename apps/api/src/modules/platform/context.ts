import type { UseCaseContext } from "../../context";
import type { JobWorkers } from "./jobs/workers";

export interface PlatformContext extends UseCaseContext {
  jobs: Pick<JobWorkers, "wake" | "isStopping">;
  /** Whether carts may get promotions without a code, which sales knows. */
  hasPromotions: () => boolean;
}
