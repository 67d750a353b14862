import type { Config } from "./config";
import type { createTurns } from "./core/concurrency";
import type { OriginOf } from "./core/origin";
import type { Database } from "./db/connection/client";
import type { Replicas } from "./db/replicas/replicas";
import type { Catalogue } from "./modules/catalogue/changes";
import type { CatalogueIndex } from "./modules/catalogue/product-index";
import type { SynonymSource } from "./modules/catalogue/search";
import type { AccessTokens, KnownNetworks, Passwords, SignInThrottle } from "./modules/identity/sessions";
import type { Workers } from "./modules/platform/jobs";
import type { Settings } from "./modules/platform/settings";
import type { Providers } from "./modules/sales/payments";
import type { PictureStores } from "./storage/open-storage";

/** What the use-cases work with; put together in app.ts. */
export interface AppContext {
  config: Config;
  /** What can be changed while the shop runs. */
  settings: Settings;
  db: Database;
  /** For lists, reports, exports and whatever is made anew of the catalogue; what decides something asks `db`. */
  replicas: Replicas;
  clock: () => Date;
  catalogue: Catalogue;
  /** What filters and facets ask of products, in memory; follows the catalogue. */
  index: CatalogueIndex;
  /** What the owner has said means the same; follows the catalogue. */
  synonyms: SynonymSource;
  accessTokens: AccessTokens;
  passwords: Passwords;
  throttle: SignInThrottle;
  knownNetworks: KnownNetworks;
  signInTurns: ReturnType<typeof createTurns>;
  imageTurns: ReturnType<typeof createTurns>;
  pictures: PictureStores;
  originOf: OriginOf;
  /** Those who do what is to be done later. */
  jobs: Pick<Workers, "wake" | "isStopping">;
  /** The payment services that the shop works with. */
  providers: Providers;
  /** Calls that place an order, counted by outcome. */
  orderOutcomes: { placed: number; repeated: number; refused: number };
}
