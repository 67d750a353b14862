import { randomUUID } from "node:crypto";
import { ID_PATTERN } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Executor } from "../../../db/executor";
import type { NotificationListener } from "../../../db/notification-listener";
import type { CatalogueVersions } from "../../../plugins/response-cache/response-cache";

const CONTENT_CHANNEL = "catalogue";
const STOCK_CHANNEL = "stock";
const STOCK_BATCH_MS = 250;
// PostgreSQL limits a payload to 8,000 bytes; an id has 24.
const MAX_IDS_SENT = 300;
const MAX_IDS_TRACKED = 20_000;

/** Ids of the changed products, or everything. An empty list means that shared data changed, such as collections or synonyms. */
export type ChangedProducts = readonly string[] | "everything";

/** Tracks catalogue and stock changes of all processes. */
export interface CatalogueChanges extends CatalogueVersions {
  /** Resolves when the notification listener is subscribed. */
  ready: Promise<unknown>;
  /** Call after committing a change of products or shared catalogue data. */
  invalidate(changed: ChangedProducts): void;
  /** Call after committing a stock change. Other processes learn of it in batches. */
  stockChanged(productIds: readonly string[]): void;
  /** Registers a listener for catalogue and stock changes. */
  onChange(listener: (changed: ChangedProducts) => void): void;
  close(): void;
}

const NO_PRODUCT_PAYLOAD = "-";

function parsePayload(payload: string): ChangedProducts {
  if (payload === NO_PRODUCT_PAYLOAD) return [];
  const ids = payload.split(",");
  return ids.every((id) => ID_PATTERN.test(id)) ? ids : "everything";
}

export function createCatalogueChanges(
  db: Executor,
  listener: Pick<NotificationListener, "on">,
): CatalogueChanges {
  const processId = randomUUID();
  const changedAt = new Map<string, number>();
  const unsent = new Set<string>();
  let catalogueVersion = 0;
  let stockVersion = 0;
  /** Up to this stock version, every product counts as changed. */
  let allChangedAt = 0;
  let sendTimer: NodeJS.Timeout | undefined;

  const listeners: ((changed: ChangedProducts) => void)[] = [];
  const emit = (changed: ChangedProducts) => {
    for (const notify of listeners) notify(changed);
  };

  const invalidate = (changed: ChangedProducts) => {
    catalogueVersion += 1;
    changedAt.clear();
    emit(changed);
  };

  function markChanged(productIds: readonly string[]): void {
    stockVersion += 1;
    for (const id of productIds) changedAt.set(id, stockVersion);
    if (changedAt.size > MAX_IDS_TRACKED) markAllChanged();
  }

  function markAllChanged(): void {
    stockVersion += 1;
    allChangedAt = stockVersion;
    changedAt.clear();
  }

  function receiveStock(payload: string): void {
    const [sender, ...ids] = payload.split(",");
    if (sender === processId) return;
    if (ids.length === 0) resyncStock();
    else {
      markChanged(ids);
      emit(ids);
    }
  }

  function resyncStock(): void {
    markAllChanged();
    emit("everything");
  }

  /** Notifies other processes in batches: a notification per commit would serialize orders. */
  function scheduleSend(): void {
    sendTimer ??= setTimeout(() => {
      sendTimer = undefined;
      const ids = [...unsent];
      unsent.clear();
      const payload = [processId, ...(ids.length > MAX_IDS_SENT ? [] : ids)].join(",");
      db.execute(sql`select pg_notify(${STOCK_CHANNEL}, ${payload})`).catch(() => {
        for (const id of ids) unsent.add(id);
        scheduleSend();
      });
    }, STOCK_BATCH_MS).unref();
  }

  const ready = Promise.all([
    listener.on(
      CONTENT_CHANNEL,
      (payload) => invalidate(parsePayload(payload)),
      () => invalidate("everything"),
    ),
    listener.on(STOCK_CHANNEL, receiveStock, resyncStock),
  ]);

  return {
    ready,
    get catalogueVersion() {
      return catalogueVersion;
    },
    get stockVersion() {
      return stockVersion;
    },
    stockChangedSince(shown, version) {
      if (allChangedAt > version) return true;
      if (shown === "everything") return stockVersion > version;
      for (const id of shown) if ((changedAt.get(id) ?? 0) > version) return true;
      return false;
    },
    invalidate,
    stockChanged(productIds) {
      if (productIds.length === 0) return;
      markChanged(productIds);
      emit(productIds);
      for (const id of productIds) unsent.add(id);
      scheduleSend();
    },
    onChange: (notify) => void listeners.push(notify),
    close: () => clearTimeout(sendTimer),
  };
}
