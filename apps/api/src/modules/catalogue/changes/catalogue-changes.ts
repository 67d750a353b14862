import { randomUUID } from "node:crypto";
import { ID_PATTERN } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import type { NotificationListener } from "../../../db/notification-listener";
import type { CatalogueVersions } from "../../../plugins/response-cache/response-cache";

const CONTENT_CHANNEL = "catalogue";
const STOCK_CHANNEL = "stock";
const STOCK_NOTICE_MS = 250;
// A notice holds 8,000 bytes; an id has 24.
const MOST_IDS_TOLD = 300;
const MOST_IDS_REMEMBERED = 20_000;

/** Products of which something has changed: named ones, none (what is kept of them is void all the same), or all. */
export type ChangedProducts = readonly string[] | "everything";

/** Follows what happens to the catalogue, in this process and in the others. */
export interface CatalogueChanges extends CatalogueVersions {
  /** Settled once the other processes are heard: what is made before that may be made in vain. */
  ready: Promise<unknown>;
  /** To be called after this process committed a change of products, or of what is said about all of them. */
  invalidate(changed: ChangedProducts): void;
  /** To be called after this process committed a move of stock: counts here at once, elsewhere a moment later. */
  stockChanged(productIds: readonly string[]): void;
  /** Calls back when something has changed, stock included, before anything can be made of it. */
  onChange(onChange: (changed: ChangedProducts) => void): void;
  close(): void;
}

const NO_PRODUCT = "-";

/** What a notice says: nothing where it is not known. */
function readNotice(payload: string): ChangedProducts {
  if (payload === NO_PRODUCT) return [];
  const ids = payload.split(",");
  return ids.every((id) => ID_PATTERN.test(id)) ? ids : "everything";
}

export function createCatalogueChanges(
  db: Executor,
  listener: Pick<NotificationListener, "on">,
): CatalogueChanges {
  const me = randomUUID();
  const movedAt = new Map<string, number>();
  const untold = new Set<string>();
  let generation = 0;
  let stockTick = 0;
  /** Moves up to here are not known one by one. */
  let allMovedAt = 0;
  let telling: NodeJS.Timeout | undefined;

  const followers: ((changed: ChangedProducts) => void)[] = [];
  const tell = (changed: ChangedProducts) => {
    for (const follower of followers) follower(changed);
  };

  const forget = (changed: ChangedProducts) => {
    generation += 1;
    movedAt.clear();
    tell(changed);
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
    if (ids.length === 0) missStock();
    else {
      note(ids);
      tell(ids);
    }
  }

  function missStock(): void {
    noteAll();
    tell("everything");
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
    listener.on(
      CONTENT_CHANNEL,
      (payload) => forget(readNotice(payload)),
      () => forget("everything"),
    ),
    listener.on(STOCK_CHANNEL, hearStock, missStock),
  ]);

  return {
    ready: following,
    get catalogueVersion() {
      return generation;
    },
    get stockVersion() {
      return stockTick;
    },
    stockChangedSince(shown, tick) {
      if (allMovedAt > tick) return true;
      if (shown === "everything") return stockTick > tick;
      for (const id of shown) if ((movedAt.get(id) ?? 0) > tick) return true;
      return false;
    },
    invalidate: forget,
    stockChanged(productIds) {
      if (productIds.length === 0) return;
      note(productIds);
      tell(productIds);
      for (const id of productIds) untold.add(id);
      tellSoon();
    },
    onChange: (onChange) => void followers.push(onChange),
    close: () => clearTimeout(telling),
  };
}
