import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Executor } from "../../db/executor";
import type { Hearing } from "../../db/hearing";
import type { CatalogueNews } from "../../plugins/kept-replies";

const CONTENT_CHANNEL = "catalogue";
const STOCK_CHANNEL = "stock";
const STOCK_NOTICE_MS = 250;
// A notice holds 8,000 bytes; an id has 24.
const MOST_IDS_TOLD = 300;
const MOST_IDS_REMEMBERED = 20_000;

/** Follows what happens to the catalogue, in this process and in the others. */
export interface Catalogue extends CatalogueNews {
  /** Settled once the other processes are heard: what is made before that may be made in vain. */
  following: Promise<unknown>;
  /** To be called after this process committed a change of a product. */
  forget(): void;
  /** To be called after this process committed a move of stock: counts here at once, elsewhere a moment later. */
  stockChanged(productIds: readonly string[]): void;
  close(): void;
}

export function createCatalogue(db: Executor, hearing: Pick<Hearing, "on">): Catalogue {
  const me = randomUUID();
  const movedAt = new Map<string, number>();
  const untold = new Set<string>();
  let generation = 0;
  let stockTick = 0;
  /** Moves up to here are not known one by one. */
  let allMovedAt = 0;
  let telling: NodeJS.Timeout | undefined;

  const forget = () => {
    generation += 1;
    movedAt.clear();
  };

  function note(productIds: readonly string[]): void {
    stockTick += 1;
    for (const id of productIds) movedAt.set(id, stockTick);
    if (movedAt.size > MOST_IDS_REMEMBERED) noteAll();
  }

  function noteAll(): void {
    stockTick += 1;
    allMovedAt = stockTick;
    movedAt.clear();
  }

  function hearStock(payload: string): void {
    const [sender, ...ids] = payload.split(",");
    if (sender === me) return;
    if (ids.length > 0) note(ids);
    else noteAll();
  }

  /** Tells the other processes in a batch: a notice at each commit would make orders wait for one another. */
  function tellSoon(): void {
    telling ??= setTimeout(() => {
      telling = undefined;
      const ids = [...untold];
      untold.clear();
      const payload = [me, ...(ids.length > MOST_IDS_TOLD ? [] : ids)].join(",");
      db.execute(sql`select pg_notify(${STOCK_CHANNEL}, ${payload})`).catch(() => {
        for (const id of ids) untold.add(id);
        tellSoon();
      });
    }, STOCK_NOTICE_MS).unref();
  }

  const following = Promise.all([
    hearing.on(CONTENT_CHANNEL, forget, forget),
    hearing.on(STOCK_CHANNEL, hearStock, noteAll),
  ]);

  return {
    following,
    get generation() {
      return generation;
    },
    get stockTick() {
      return stockTick;
    },
    stockMovedSince(shown, tick) {
      if (allMovedAt > tick) return true;
      if (shown === "everything") return stockTick > tick;
      for (const id of shown) if ((movedAt.get(id) ?? 0) > tick) return true;
      return false;
    },
    forget,
    stockChanged(productIds) {
      if (productIds.length === 0) return;
      note(productIds);
      for (const id of productIds) untold.add(id);
      tellSoon();
    },
    close: () => clearTimeout(telling),
  };
}
