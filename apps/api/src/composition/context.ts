import { isTrading } from "@larkwood/domain";
import { createFairQueue, createKeyedMutex } from "../core/concurrency";
import { createOriginResolver } from "../core/origin";
import type { NotificationListener } from "../db/notification-listener";
import { openReplicas } from "../db/replicas/replicas";
import { createCatalogueChanges } from "../modules/catalogue/changes";
import { createProductIndex } from "../modules/catalogue/product-index";
import { createPromotionBadges } from "../modules/catalogue/promotion-badges";
import { cacheSynonyms } from "../modules/catalogue/search";
import type { IdentityContext } from "../modules/identity/context";
import {
  createAccessTokens,
  createKnownNetworks,
  createPasswords,
  createSignInThrottle,
} from "../modules/identity/sessions";
import type { JobWorkers } from "../modules/platform/jobs";
import { readCurrency } from "../modules/platform/settings";
import type { SalesContext } from "../modules/sales/context";
import { createDocumentCache } from "../modules/sales/documents";
import { createShippingRates, describeOrder, ordersOf } from "../modules/sales/orders";
import { createProviders } from "../modules/sales/payments";
import { createAutomaticPromotions } from "../modules/sales/promotions";
import { openStorage } from "../storage/open-storage";

/** Dependencies of all modules. */
export type AppContext = SalesContext & IdentityContext;

interface Parts extends Pick<AppContext, "config" | "db" | "settings" | "clock"> {
  listener: NotificationListener;
  jobs: JobWorkers;
  onExtensionError: (error: unknown) => void;
}

// One at a time, because decoding a large image takes much memory. Accounts take turns.
const IMAGE_LIMITS = { maxRunning: 1, maxWaiting: 100, maxWaitingPerKey: 20, reservedForNewKeys: 50 };

/** Creates the context of the modules, once per process. */
export function createContext(parts: Parts): AppContext {
  const { config, db, listener, settings, clock, jobs, onExtensionError } = parts;
  const catalogueChanges = createCatalogueChanges(db, listener);
  const isTradingNow = () => isTrading(settings.current);
  const automaticPromotions = createAutomaticPromotions({
    db,
    changes: catalogueChanges,
    isTrading: isTradingNow,
  });
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
    catalogueChanges,
    productIndex: createProductIndex({ read: replicas.read, onChange: catalogueChanges.onChange }),
    synonyms: cacheSynonyms(db, catalogueChanges.onChange),
    promotionBadges: createPromotionBadges({
      db,
      onChange: catalogueChanges.onChange,
      isTrading: isTradingNow,
    }),
    accessTokens: createAccessTokens(config.authSecret, clock),
    passwords: createPasswords(),
    signInThrottle: createSignInThrottle(db, clock),
    knownNetworks: createKnownNetworks(config.authSecret),
    signInMutex: createKeyedMutex(),
    imageQueue: createFairQueue(IMAGE_LIMITS),
    imageStores: openStorage(config),
    originOf: createOriginResolver(config.publicUrl),
    personalData: {
      orders: async (actor) =>
        (await ordersOf(db, actor.caller.userId)).map((row) => describeOrder({ settings }, row, actor)),
    },
    jobs,
    providers: createProviders(config, db, clock, () => readCurrency(db, settings)),
    shippingRates: createShippingRates(config.extensions.shippingRates, onExtensionError),
    orderOutcomes: { placed: 0, repeated: 0, refused: 0 },
    automaticPromotions,
    hasPromotions: automaticPromotions.existed,
    documentCache: createDocumentCache(),
    moneyCache: { current: null },
  };
}
