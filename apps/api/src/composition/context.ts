import type { AppContext } from "../context";
import { createKeyedMutex } from "../core/concurrency";
import { createOriginResolver } from "../core/origin";
import type { NotificationListener } from "../db/notification-listener";
import { openReplicas } from "../db/replicas/replicas";
import { createCatalogueChanges } from "../modules/catalogue/changes";
import { createProductIndex } from "../modules/catalogue/product-index";
import { cacheSynonyms } from "../modules/catalogue/search";
import {
  createAccessTokens,
  createKnownNetworks,
  createPasswords,
  createSignInThrottle,
} from "../modules/identity/sessions";
import type { JobWorkers } from "../modules/platform/jobs";
import { readCurrency } from "../modules/platform/settings";
import { createProviders } from "../modules/sales/payments";
import { openStorage } from "../storage/open-storage";

interface Parts extends Pick<AppContext, "config" | "db" | "settings" | "clock"> {
  listener: NotificationListener;
  jobs: JobWorkers;
}

/** What the modules share, made once a process. */
export function createContext({ config, db, listener, settings, clock, jobs }: Parts): AppContext {
  const catalogue = createCatalogueChanges(db, listener);
  const replicas = openReplicas(db, {
    urls: config.databaseReadUrls,
    max: config.databasePool,
    lagMs: config.databaseReadLagMs,
  });
  return {
    config,
    settings,
    db,
    replicas,
    clock,
    catalogueChanges: catalogue,
    productIndex: createProductIndex({ read: replicas.read, follow: catalogue.onChange }),
    synonyms: cacheSynonyms(db, catalogue.onChange),
    accessTokens: createAccessTokens(config.authSecret, clock),
    passwords: createPasswords(),
    signInThrottle: createSignInThrottle(db, clock),
    knownNetworks: createKnownNetworks(config.authSecret),
    signInMutex: createKeyedMutex(),
    imageMutex: createKeyedMutex(),
    imageStores: openStorage(config),
    originOf: createOriginResolver(config.publicUrl),
    jobs,
    providers: createProviders(config, db, clock, () => readCurrency(db, settings)),
    orderOutcomes: { placed: 0, repeated: 0, refused: 0 },
  };
}
