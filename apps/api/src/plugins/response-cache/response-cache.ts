import { LRUCache } from "lru-cache";
import type { CachedResponse } from "./cached-response";

/** The products whose stock a reply shows; everything, where stock decides what is in it at all. */
export type ShownProducts = ReadonlySet<string> | "everything";

/** What has happened to the catalogue, as far as it concerns what is kept of it. */
export interface CatalogueVersions {
  /** Rises with each change of a product. */
  readonly catalogueVersion: number;
  /** Rises with each sale and whatever else moves stock. */
  readonly stockVersion: number;
  /** Whether stock of one of these has moved after that tick. */
  stockChangedSince(shown: ShownProducts, tick: number): boolean;
}

interface Options {
  mostBytes: number;
  news: CatalogueVersions;
  /** A reply is renewed for moved stock at most once in this time: a rush of orders would leave nothing kept. */
  renewMs: number;
  /** Nothing is kept for longer, so that a lost notice heals. */
  longestAgeMs: number;
}

interface Made<Reply> {
  reply: Reply;
  shown: ShownProducts;
}

interface Entry<Reply> extends Made<Reply> {
  catalogueVersion: number;
  stockVersion: number;
  /** When moved stock last had it renewed. */
  renewedAt: number;
  /** When all of it was made: a mended one is no younger. */
  madeAt: number;
}

interface Underway<Reply> {
  catalogueVersion: number;
  stockVersion: number;
  making: Promise<Made<Reply> | Reply>;
}

type Make<Reply> = () => Promise<Made<Reply> | Reply>;
/** Puts the stock of now into a reply of which nothing else has changed; null where that is not enough. */
type Mend<Reply> = (outdated: Reply) => Promise<Reply | null>;
const isForAll = <Reply extends CachedResponse>(made: Made<Reply> | Reply): made is Made<Reply> =>
  "shown" in made;

// A longer address is nobody's bookmark: it is answered, and nothing is remembered of it.
export const MAX_CACHED_URL_LENGTH = 500;
const BYTES_PER_ENTRY = 400;
const BYTES_PER_PRODUCT = 60;
const MOVED_UP_ONE_IN = 16;

/**
 * Replies about products as finished bytes. A change of a product makes all of them void. A sale does not: only what
 * shows that product is renewed, at once, and again at most a moment later.
 */
export function createResponseCache<Reply extends CachedResponse = CachedResponse>({
  mostBytes,
  news,
  renewMs,
  longestAgeMs,
}: Options) {
  const kept = new LRUCache<string, Entry<Reply>>({
    maxSize: mostBytes,
    sizeCalculation: ({ reply, shown }, key) =>
      reply.size +
      key.length * 2 +
      BYTES_PER_ENTRY +
      (shown === "everything" ? 0 : shown.size * BYTES_PER_PRODUCT),
    ttl: longestAgeMs,
    ttlResolution: 1_000,
    // The clock by which it is told when a reply was made.
    perf: { now: () => performance.now() },
  });
  const underway = new Map<string, Underway<Reply>>();
  let hits = 0;
  let misses = 0;

  function isFresh(entry: Entry<Reply>): boolean {
    if (entry.stockVersion === news.stockVersion) return true;
    if (!news.stockChangedSince(entry.shown, entry.stockVersion)) {
      entry.stockVersion = news.stockVersion;
      return true;
    }
    return performance.now() - entry.renewedAt < renewMs;
  }

  function find(key: string): Reply | undefined {
    // To be told apart from what nobody asks for, what is asked for often need not be moved up each time.
    const entry = hits % MOVED_UP_ONE_IN === 0 ? kept.get(key) : kept.peek(key);
    if (!entry) return undefined;
    if (entry.catalogueVersion !== news.catalogueVersion) {
      kept.delete(key);
      return undefined;
    }
    return isFresh(entry) ? entry.reply : undefined;
  }

  async function makeAndKeep(
    key: string,
    make: Make<Reply>,
    mend: Mend<Reply>,
  ): Promise<Made<Reply> | Reply> {
    const { catalogueVersion, stockVersion } = news;
    const earlier = kept.peek(key);
    const outdated = earlier?.catalogueVersion === catalogueVersion ? earlier : undefined;
    // Where stock decides what is in a reply, other quantities are not all that may be different.
    const mended = outdated && outdated.shown !== "everything" ? await mend(outdated.reply) : null;
    const made = outdated && mended ? { reply: mended, shown: outdated.shown } : await make();
    if (!isForAll(made)) return made;
    const now = performance.now();
    const madeAt = outdated && mended ? outdated.madeAt : now;
    const renewedAt = outdated ? now : Number.NEGATIVE_INFINITY;
    if (catalogueVersion === news.catalogueVersion && !isOvertaken(key, { catalogueVersion, stockVersion }))
      kept.set(
        key,
        { ...made, catalogueVersion: catalogueVersion, stockVersion: stockVersion, renewedAt, madeAt },
        { start: madeAt },
      );
    return made;
  }

  /** Whether somebody else has meanwhile kept one that knows of more. */
  function isOvertaken(key: string, mine: { catalogueVersion: number; stockVersion: number }): boolean {
    const theirs = kept.peek(key);
    return theirs?.catalogueVersion === mine.catalogueVersion && theirs.stockVersion > mine.stockVersion;
  }

  /** What somebody else is having made right now, if it knows of every change and sale. */
  function underwayFor(key: string): Underway<Reply>["making"] | undefined {
    const others = underway.get(key);
    const isCurrent =
      others?.catalogueVersion === news.catalogueVersion && others.stockVersion === news.stockVersion;
    return isCurrent ? others.making : undefined;
  }

  return {
    /** The kept reply, if it may still be given. */
    peek(key: string): Reply | undefined {
      const found = find(key);
      if (found) hits += 1;
      return found;
    },

    /**
     * The kept reply, or the one that `make` makes; made once however many ask at the same time. One in which only stock
     * has moved is mended, where that can be done. A reply without what it shows is for the one who asked: it is neither
     * kept nor shared.
     */
    async getOrCreate(key: string, make: Make<Reply>, mend: Mend<Reply> = async () => null): Promise<Reply> {
      const found = find(key);
      if (found) return found;
      const others = underwayFor(key);
      const shared = others && (await others.catch(() => undefined));
      if (shared && isForAll(shared)) return shared.reply;
      misses += 1;
      const mine = {
        catalogueVersion: news.catalogueVersion,
        stockVersion: news.stockVersion,
        making: makeAndKeep(key, make, mend),
      };
      underway.set(key, mine);
      try {
        const made = await mine.making;
        return isForAll(made) ? made.reply : made;
      } finally {
        if (underway.get(key) === mine) underway.delete(key);
      }
    },

    figures: () => ({ hits, misses, bytes: kept.calculatedSize }),
  };
}
