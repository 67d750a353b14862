import type { UseCaseContext } from "../../context";
import type { JobWorkers } from "./jobs/workers";

export interface PlatformContext extends UseCaseContext {
  jobs: Pick<JobWorkers, "wake" | "isStopping">;
}
