import type { Config } from "./config";
import type { Settings } from "./core/settings";
import type { Database } from "./db/connection/client";
import type { Replicas } from "./db/replicas/replicas";

/** What every use-case may have. Each area extends it in its own `context.ts`. */
export interface UseCaseContext {
  config: Config;
  /** Settings that can change while the shop runs. */
  settings: Settings;
  /** The primary. Anything that decides stock, money or access reads here. */
  db: Database;
  /** For lists, reports and exports, which may be slightly behind. */
  replicas: Replicas;
  clock: () => Date;
}
