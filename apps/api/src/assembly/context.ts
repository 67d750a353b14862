import type { AppContext } from "../context";
import type { Hearing } from "../db/hearing";
import { openReplicas } from "../db/replicas";
import { createTurns } from "../limiter";
import type { Workers } from "../modules/jobs";
import { createProviders } from "../modules/payments";
import { createCatalogue, createCatalogueIndex, keepSynonyms } from "../modules/products";
import {
  createAccessTokens,
  createKnownNetworks,
  createPasswords,
  createSignInThrottle,
} from "../modules/session";
import { readCurrency } from "../modules/settings";
import { createOrigin } from "../origin";
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
