import type { Config } from "./config";
import type { createKeyedMutex } from "./core/concurrency";
import type { OriginOf } from "./core/origin";
import type { Database } from "./db/connection/client";
import type { Replicas } from "./db/replicas/replicas";
import type { CatalogueChanges } from "./modules/catalogue/changes";
import type { ProductIndex } from "./modules/catalogue/product-index";
import type { SynonymSource } from "./modules/catalogue/search";
import type { AccessTokens, KnownNetworks, Passwords, SignInThrottle } from "./modules/identity/sessions";
import type { JobWorkers } from "./modules/platform/jobs";
import type { Settings } from "./modules/platform/settings";
import type { Providers } from "./modules/sales/payments";
import type { ImageStores } from "./storage/open-storage";

/** What the use-cases work with; put together in app.ts. */
export interface AppContext {
  config: Config;
  /** What can be changed while the shop runs. */
  settings: Settings;
  db: Database;
  /** For lists, reports, exports and whatever is made anew of the catalogue; what decides something asks `db`. */
  replicas: Replicas;
  clock: () => Date;
  catalogueChanges: CatalogueChanges;
  /** What filters and facets ask of products, in memory; follows the catalogue. */
  productIndex: ProductIndex;
  /** What the owner has said means the same; follows the catalogue. */
  synonyms: SynonymSource;
  accessTokens: AccessTokens;
  passwords: Passwords;
  signInThrottle: SignInThrottle;
  knownNetworks: KnownNetworks;
  signInMutex: ReturnType<typeof createKeyedMutex>;
  imageMutex: ReturnType<typeof createKeyedMutex>;
  imageStores: ImageStores;
  originOf: OriginOf;
  /** Those who do what is to be done later. */
  jobs: Pick<JobWorkers, "wake" | "isStopping">;
  /** The payment services that the shop works with. */
  providers: Providers;
  /** Calls that place an order, counted by outcome. */
  orderOutcomes: { placed: number; repeated: number; refused: number };
}
