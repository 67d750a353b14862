import { LRUCache } from "lru-cache";
import type { ReadyReply } from "./cached-response";

/** The products whose stock a reply shows; everything, where stock decides what is in it at all. */
export type Shown = ReadonlySet<string> | "everything";

/** What has happened to the catalogue, as far as it concerns what is kept of it. */
export interface CatalogueNews {
  /** Rises with each change of a product. */
  readonly generation: number;
  /** Rises with each sale and whatever else moves stock. */
  readonly stockTick: number;
  /** Whether stock of one of these has moved after that tick. */
  stockMovedSince(shown: Shown, tick: number): boolean;
}

interface Options {
  mostBytes: number;
  news: CatalogueNews;
  /** A reply is renewed for moved stock at most once in this time: a rush of orders would leave nothing kept. */
  renewMs: number;
  /** Nothing is kept for longer, so that a lost notice heals. */
  longestAgeMs: number;
}

interface Made<Reply> {
  reply: Reply;
  shown: Shown;
}

interface Entry<Reply> extends Made<Reply> {
  generation: number;
  stockTick: number;
  /** When moved stock last had it renewed. */
  renewedAt: number;
  /** When all of it was made: a mended one is no younger. */
  madeAt: number;
}

interface Underway<Reply> {
  generation: number;
  stockTick: number;
  making: Promise<Made<Reply> | Reply>;
}

type Make<Reply> = () => Promise<Made<Reply> | Reply>;
/** Puts the stock of now into a reply of which nothing else has changed; null where that is not enough. */
type Mend<Reply> = (outdated: Reply) => Promise<Reply | null>;
const isForAll = <Reply extends ReadyReply>(made: Made<Reply> | Reply): made is Made<Reply> =>
  "shown" in made;

// A longer address is nobody's bookmark: it is answered, and nothing is remembered of it.
export const LONGEST_KEPT_ADDRESS = 500;
const BYTES_PER_ENTRY = 400;
const BYTES_PER_PRODUCT = 60;
const MOVED_UP_ONE_IN = 16;

/**
 * Replies about products as finished bytes. A change of a product makes all of them void. A sale does not: only what
 * shows that product is renewed, at once, and again at most a moment later.
 */
export function createKeptReplies<Reply extends ReadyReply = ReadyReply>({
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
    if (entry.stockTick === news.stockTick) return true;
    if (!news.stockMovedSince(entry.shown, entry.stockTick)) {
      entry.stockTick = news.stockTick;
      return true;
    }
    return performance.now() - entry.renewedAt < renewMs;
  }

  function find(key: string): Reply | undefined {
    // To be told apart from what nobody asks for, what is asked for often need not be moved up each time.
    const entry = hits % MOVED_UP_ONE_IN === 0 ? kept.get(key) : kept.peek(key);
    if (!entry) return undefined;
    if (entry.generation !== news.generation) {
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
    const { generation, stockTick } = news;
    const earlier = kept.peek(key);
    const outdated = earlier?.generation === generation ? earlier : undefined;
    // Where stock decides what is in a reply, other quantities are not all that may be different.
    const mended = outdated && outdated.shown !== "everything" ? await mend(outdated.reply) : null;
    const made = outdated && mended ? { reply: mended, shown: outdated.shown } : await make();
    if (!isForAll(made)) return made;
    const now = performance.now();
    const madeAt = outdated && mended ? outdated.madeAt : now;
    const renewedAt = outdated ? now : Number.NEGATIVE_INFINITY;
    if (generation === news.generation && !isOvertaken(key, { generation, stockTick }))
      kept.set(key, { ...made, generation, stockTick, renewedAt, madeAt }, { start: madeAt });
    return made;
  }

  /** Whether somebody else has meanwhile kept one that knows of more. */
  function isOvertaken(key: string, mine: { generation: number; stockTick: number }): boolean {
    const theirs = kept.peek(key);
    return theirs?.generation === mine.generation && theirs.stockTick > mine.stockTick;
  }

  /** What somebody else is having made right now, if it knows of every change and sale. */
  function underwayFor(key: string): Underway<Reply>["making"] | undefined {
    const others = underway.get(key);
    const isCurrent = others?.generation === news.generation && others.stockTick === news.stockTick;
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
    async keep(key: string, make: Make<Reply>, mend: Mend<Reply> = async () => null): Promise<Reply> {
      const found = find(key);
      if (found) return found;
      const others = underwayFor(key);
      const shared = others && (await others.catch(() => undefined));
      if (shared && isForAll(shared)) return shared.reply;
      misses += 1;
      const mine = {
        generation: news.generation,
        stockTick: news.stockTick,
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
