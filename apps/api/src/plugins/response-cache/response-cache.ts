import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response";

// Caches finished responses about products (API lists, product details, pages). The key is the URL.
// - A product change raises the catalogue version, which invalidates every entry.
// - A stock move, such as a sale, raises the stock version. It affects the entries that show the product, and lists that
//   depend on stock. They are created again, at most once per `refreshIntervalMs`; until then the old stock is shown.
//   Orders never use the cache.
// - Every entry expires after `maxAgeMs`, in case a change notification from another process was lost.

/** Ids of the products whose stock a response shows; "everything" if the list itself depends on stock ("in stock only"). */
export type ShownProducts = ReadonlySet<string> | "everything";

/** The current versions of the catalogue; a change in any process raises them. */
export interface CatalogueVersions {
  /** Rises with each product change. */
  readonly catalogueVersion: number;
  /** Rises with each stock move, such as a sale or a restock. */
  readonly stockVersion: number;
  /** Whether the stock of a product in `shown` has changed since `stockVersion`. */
  stockChangedSince(shown: ShownProducts, stockVersion: number): boolean;
}

interface Options {
  maxBytes: number;
  versions: CatalogueVersions;
  /** Minimum time between two refreshes of an entry for new stock; a rush of orders would otherwise disable the cache. */
  refreshIntervalMs: number;
  maxAgeMs: number;
}

/** A response that is the same for all visitors. */
interface SharedResponse<Response> {
  response: Response;
  shown: ShownProducts;
}

interface Entry<Response> extends SharedResponse<Response> {
  catalogueVersion: number;
  stockVersion: number;
  /** When it was last refreshed for new stock. */
  refreshedAt: number;
}

/** A response that is being created, with the versions at its start. */
interface Pending<Response> {
  catalogueVersion: number;
  stockVersion: number;
  result: Promise<SharedResponse<Response> | Response>;
}

/** Creates a response. One without `shown` is private to the visitor: it is neither cached nor shared. */
type Create<Response> = () => Promise<SharedResponse<Response> | Response>;

const isShared = <Response extends CachedResponse>(
  created: SharedResponse<Response> | Response,
): created is SharedResponse<Response> => "shown" in created;

/** Callers do not cache responses to URLs that are longer than this. */
export const MAX_CACHED_URL_LENGTH = 500;
const BYTES_PER_ENTRY = 400;
const BYTES_PER_PRODUCT_ID = 60;
// Updating the LRU order on every 16th hit of the cache is enough to keep popular entries, and cheaper.
const HITS_PER_LRU_UPDATE = 16;

export function createResponseCache<Response extends CachedResponse = CachedResponse>({
  maxBytes,
  versions,
  refreshIntervalMs,
  maxAgeMs,
}: Options) {
  const entries = new LRUCache<string, Entry<Response>>({
    maxSize: maxBytes,
    sizeCalculation: ({ response, shown }, key) =>
      response.size +
      key.length * 2 +
      BYTES_PER_ENTRY +
      (shown === "everything" ? 0 : shown.size * BYTES_PER_PRODUCT_ID),
    ttl: maxAgeMs,
    ttlResolution: 1_000,
    // Not the clock of when the library was loaded, which tests cannot set.
    perf: { now: () => performance.now() },
  });
  const pendingByKey = new Map<string, Pending<Response>>();
  let hits = 0;
  let misses = 0;

  /** Finds a valid response. Deletes an entry of an older catalogue version. */
  function find(key: string): Response | undefined {
    const entry = hits % HITS_PER_LRU_UPDATE === 0 ? entries.get(key) : entries.peek(key);
    if (!entry) return undefined;
    if (entry.catalogueVersion !== versions.catalogueVersion) {
      entries.delete(key);
      return undefined;
    }
    return mayBeServed(entry) ? entry.response : undefined;
  }

  function mayBeServed(entry: Entry<Response>): boolean {
    if (entry.stockVersion === versions.stockVersion) return true;
    if (!versions.stockChangedSince(entry.shown, entry.stockVersion)) {
      // None of its products moved. Remember that, to skip this check next time.
      entry.stockVersion = versions.stockVersion;
      return true;
    }
    // Its stock is outdated, but it was refreshed too recently to refresh it again.
    return performance.now() - entry.refreshedAt < refreshIntervalMs;
  }

  /** Creates the response and caches it. */
  async function createAndStore(
    key: string,
    create: Create<Response>,
  ): Promise<SharedResponse<Response> | Response> {
    // Read the versions before the data. If something changes in between, the new entry counts as outdated.
    const { catalogueVersion, stockVersion } = versions;
    const isRefresh = entries.peek(key)?.catalogueVersion === catalogueVersion;
    const created = await create();
    if (!isShared(created)) return created;
    // A new entry was never refreshed: its first stock change is shown immediately.
    const refreshedAt = isRefresh ? performance.now() : Number.NEGATIVE_INFINITY;
    const isCurrent = catalogueVersion === versions.catalogueVersion;
    if (isCurrent && !hasNewerEntry(key, { catalogueVersion, stockVersion }))
      entries.set(key, { ...created, catalogueVersion, stockVersion, refreshedAt });
    return created;
  }

  /** Whether another request has meanwhile cached a response with newer stock. */
  function hasNewerEntry(key: string, own: { catalogueVersion: number; stockVersion: number }): boolean {
    const entry = entries.peek(key);
    return entry?.catalogueVersion === own.catalogueVersion && entry.stockVersion > own.stockVersion;
  }

  /** The response that another request is creating, unless a product or any stock has changed since it started. */
  function findPending(key: string): Pending<Response>["result"] | undefined {
    const pending = pendingByKey.get(key);
    const isCurrent =
      pending?.catalogueVersion === versions.catalogueVersion &&
      pending.stockVersion === versions.stockVersion;
    return isCurrent ? pending.result : undefined;
  }

  return {
    /** The cached response, if it is still valid. */
    get(key: string): Response | undefined {
      const found = find(key);
      if (found) hits += 1;
      return found;
    },

    /**
     * The cached response, or a new one. Concurrent requests for the same key share one creation, even a failed one, if
     * nothing changed meanwhile. If it is private, each creates its own. Callers try `get` first, so hits are counted there.
     */
    async getOrCreate(key: string, create: Create<Response>): Promise<Response> {
      const found = find(key);
      if (found) return found;
      const other = findPending(key);
      const shared = other && (await other);
      if (shared && isShared(shared)) return shared.response;
      misses += 1;
      const pending = {
        catalogueVersion: versions.catalogueVersion,
        stockVersion: versions.stockVersion,
        result: createAndStore(key, create),
      };
      pendingByKey.set(key, pending);
      try {
        const created = await pending.result;
        return isShared(created) ? created.response : created;
      } finally {
        if (pendingByKey.get(key) === pending) pendingByKey.delete(key);
      }
    },

    stats: () => ({ hits, misses, bytes: entries.calculatedSize }),
  };
}
