import type { Config } from "./config";
import type { Settings } from "./core/settings";
import type { Database } from "./db/connection/client";
import type { Replicas } from "./db/replicas/replicas";

/** Dependencies of every use-case. Each area extends them in its own `context.ts`. */
export interface UseCaseContext {
  config: Config;
  /** Settings that can change while the shop runs. */
  settings: Settings;
  /** The primary. Decisions about stock, money or access read here. */
  db: Database;
  /** For lists, reports and exports. */
  replicas: Replicas;
  clock: () => Date;
}
