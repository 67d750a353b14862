import type { AppContext } from "../context";
import { createTurns } from "../core/concurrency";
import { createOrigin } from "../core/origin";
import type { Hearing } from "../db/notification-listener";
import { openReplicas } from "../db/replicas/replicas";
import { createCatalogue } from "../modules/catalogue/changes";
import { createCatalogueIndex } from "../modules/catalogue/product-index";
import { keepSynonyms } from "../modules/catalogue/search";
import {
  createAccessTokens,
  createKnownNetworks,
  createPasswords,
  createSignInThrottle,
} from "../modules/identity/sessions";
import type { Workers } from "../modules/platform/jobs";
import { readCurrency } from "../modules/platform/settings";
import { createProviders } from "../modules/sales/payments";
import { openStorage } from "../storage/open-storage";

interface Parts extends Pick<AppContext, "config" | "db" | "settings" | "clock"> {
  hearing: Hearing;
  jobs: Workers;
}

/** What the modules share, made once a process. */
export function createContext({ config, db, hearing, settings, clock, jobs }: Parts): AppContext {
  const catalogue = createCatalogue(db, hearing);
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
    catalogue,
    index: createCatalogueIndex({ read: replicas.read, follow: catalogue.follow }),
    synonyms: keepSynonyms(db, catalogue.follow),
    accessTokens: createAccessTokens(config.authSecret, clock),
    passwords: createPasswords(),
    throttle: createSignInThrottle(db, clock),
    knownNetworks: createKnownNetworks(config.authSecret),
    signInTurns: createTurns(),
    imageTurns: createTurns(),
    pictures: openStorage(config),
    originOf: createOrigin(config.publicUrl),
    jobs,
    providers: createProviders(config, db, clock, () => readCurrency(db, settings)),
    orderOutcomes: { placed: 0, repeated: 0, refused: 0 },
  };
}
