import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Executor } from "../../db/executor";
import type { Hearing } from "../../db/hearing";
import type { ReadyReply } from "../../plugins/ready-reply";

const CHANNEL = "catalogue";
const MOST_BYTES = 24 * 1024 * 1024;
// A lost notice (a connection that broke unseen) heals after this time.
const LONGEST_AGE_MS = 60_000;
const STOCK_NOTICE_MS = 250;

/**
 * Replies about products as finished bytes. Every change of a product, by this process or another, begins a new
 * generation, and what was made in an older one is never served again.
 */
export function createCatalogue(db: Executor, hearing: Pick<Hearing, "on">) {
  const replies = new LRUCache<string, ReadyReply>({
    maxSize: MOST_BYTES,
    sizeCalculation: (reply) => reply.size,
    ttl: LONGEST_AGE_MS,
    ttlResolution: 1_000,
  });
  const underway = new Map<string, Promise<ReadyReply>>();
  let generation = 0;
  let hits = 0;
  let misses = 0;
  let stockNotice: NodeJS.Timeout | undefined;

  const forget = () => {
    generation += 1;
    replies.clear();
    underway.clear();
  };

  hearing.on(CHANNEL, forget, forget);

  return {
    /** Rises with each change; part of the key of whatever is kept elsewhere. */
    get generation(): number {
      return generation;
    },

    peek(key: string): ReadyReply | undefined {
      const kept = replies.get(key);
      if (kept) hits += 1;
      return kept;
    },

    figures: () => ({ hits, misses, bytes: replies.calculatedSize }),

    /** The kept reply, or the one that `make` makes; made once however many ask at the same time. */
    async keep(key: string, make: () => Promise<ReadyReply>): Promise<ReadyReply> {
      const kept = replies.get(key) ?? underway.get(key);
      if (kept) return kept;
      misses += 1;
      const madeIn = generation;
      const making = make().then((reply) => {
        if (madeIn === generation) replies.set(key, reply);
        return reply;
      });
      underway.set(key, making);
      try {
        return await making;
      } finally {
        if (underway.get(key) === making) underway.delete(key);
      }
    },

    /** To be called after this process committed a change of a product. */
    forget,

    /**
     * To be called after stock was taken or put back. The first change counts here at once; those that follow it
     * closely count together a moment later, here and elsewhere: else a rush of orders would leave nothing kept.
     */
    stockChanged(): void {
      if (stockNotice) return;
      forget();
      stockNotice = setTimeout(() => {
        stockNotice = undefined;
        db.execute(sql`select pg_notify(${CHANNEL}, '')`).catch(forget);
      }, STOCK_NOTICE_MS).unref();
    },

    close(): void {
      clearTimeout(stockNotice);
    },
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;
