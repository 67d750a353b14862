import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import type { CacheStats } from "../../../plugins/observability/shop-metrics";
import type { ChangedProducts } from "../changes";
import { buildSnapshot } from "./build-snapshot";
import { createDeadline } from "./deadline";
import type { IndexSnapshot } from "./index-snapshot";
import { readProductsById } from "./read-products";
import { createReadingProgress } from "./reading-progress";
import { MAX_SET_BYTES } from "./row-sets";

// Smaller catalogues are as fast without an index.
const MIN_PRODUCTS = 2_000;
// The cached row sets have their own limit.
const MAX_BYTES = 128 * 1024 * 1024 - MAX_SET_BYTES;
// With more stale products the whole index is rebuilt.
const MAX_STALE = 20_000;
// How long to wait before a catalogue that exceeded the memory limit is loaded again.
const RETRY_TOO_LARGE_AFTER_MS = 600_000;
// Below common proxy timeouts. The browser retries three times, which is enough to load a million products.
const TIMEOUT_MS = 15_000;
const RECHECK_EVERY_MS = 1_000;
const RECHECKED_AT_ONCE = 500;

/** In-memory index of the catalogue, never older than the last known change. */
export interface ProductIndex {
  /** The current snapshot; null if it is not loaded, not needed or too large. */
  findSnapshot(): Promise<IndexSnapshot | null>;
  /** The same, but waits until it is loaded. Throws `unavailable` on timeout. */
  waitForSnapshot(): Promise<IndexSnapshot | null>;
  stats(): CacheStats;
  close(): Promise<void>;
}

interface Options {
  read: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  /** Registers a listener for changed products. */
  onChange: (listener: (changed: ChangedProducts) => void) => void;
  minProducts?: number;
  maxBytes?: number;
  timeoutMs?: number;
  recheckEveryMs?: number;
}

/**
 * Loads all products page by page, then only those that changed. A caller waits until all changes known at the time of
 * the call are loaded. Only one load runs at a time, so an older read never overwrites a newer one.
 */
export function createProductIndex({
  read,
  onChange,
  minProducts = MIN_PRODUCTS,
  maxBytes = MAX_BYTES,
  timeoutMs = TIMEOUT_MS,
  recheckEveryMs = RECHECK_EVERY_MS,
}: Options): ProductIndex {
  let snapshot: IndexSnapshot | null = null;
  /** Rises when the whole snapshot becomes invalid. */
  let epoch = 0;
  /** The epoch in which the catalogue was too small for an index. */
  let tooSmallEpoch = -1;
  let tooLargeUntil = Number.NEGATIVE_INFINITY;
  let building: Promise<"done" | "outdated"> | null = null;
  let refreshing: Promise<void> | null = null;
  let lastRechecked = 0;
  let isClosed = false;
  let [hits, misses] = [0, 0];
  const stale = new Set<string>();
  const progress = createReadingProgress();

  function invalidate(): void {
    epoch += 1;
    snapshot = null;
    stale.clear();
  }

  const fitsInMemory = (candidate: IndexSnapshot) => candidate.bytes <= maxBytes;

  function disable(): void {
    invalidate();
    tooLargeUntil = performance.now() + RETRY_TOO_LARGE_AFTER_MS;
  }

  onChange((changed) => {
    if (changed === "everything") return invalidate();
    // A small catalogue may have grown.
    if (!snapshot && !building) return changed.length > 0 ? invalidate() : undefined;
    for (const id of changed) stale.add(id);
    if (stale.size > MAX_STALE) invalidate();
  });

  async function build(): Promise<"done" | "outdated"> {
    const buildEpoch = epoch;
    progress.start();
    const isOutdated = () => epoch !== buildEpoch || isClosed;
    const built = await buildSnapshot({
      read,
      minProducts,
      fitsInMemory,
      isOutdated,
      onProgress: progress.update,
    });
    if (built === "outdated") return built;
    if (built === "too-small") tooSmallEpoch = buildEpoch;
    else if (built === "too-large") disable();
    else snapshot = built;
    return "done";
  }

  function startBuild(): Promise<"done" | "outdated"> {
    building ??= build()
      // On failure callers use the database, which reports its own errors.
      .catch(() => "done" as const)
      .finally(() => {
        building = null;
      });
    return building;
  }

  async function refresh(target: IndexSnapshot): Promise<void> {
    const ids = [...stale];
    stale.clear();
    try {
      const found = await read((db) => readProductsById(db, ids));
      if (snapshot !== target) return;
      const existing = new Set(found.map(({ id }) => id));
      for (const id of ids) if (!existing.has(id)) target.remove(id);
      for (const product of found) target.put(product);
      if (!fitsInMemory(target)) disable();
      else if (target.rows > 2 * target.products + MAX_STALE) invalidate();
    } catch (error) {
      if (snapshot === target) for (const id of ids) stale.add(id);
      throw error;
    }
  }

  function startRefresh(target: IndexSnapshot): Promise<void> {
    refreshing ??= refresh(target).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** Resolves when everything is loaded that was stale at the time of the call. */
  async function bringUpToDate(): Promise<void> {
    // A running refresh may have read before the last change.
    if (refreshing) await refreshing;
    if (snapshot && stale.size > 0) await startRefresh(snapshot);
    else if (refreshing) await refreshing;
  }

  async function current(): Promise<IndexSnapshot | null> {
    if (snapshot) {
      try {
        await bringUpToDate();
      } catch {
        return null;
      }
    }
    return snapshot;
  }

  function countHit(found: IndexSnapshot | null): IndexSnapshot | null {
    if (found) hits += 1;
    else misses += 1;
    return found;
  }

  /** Rereads a few products at a time, to repair lost notifications. */
  const recheck = setInterval(() => {
    if (!snapshot || refreshing) return;
    for (let i = 0; i < Math.min(RECHECKED_AT_ONCE, snapshot.rows); i += 1) {
      lastRechecked = (lastRechecked + 1) % snapshot.rows;
      if (snapshot.isProduct(lastRechecked)) stale.add(snapshot.ids.text(lastRechecked));
    }
    startRefresh(snapshot).catch(() => {});
  }, recheckEveryMs).unref();

  const shouldBuild = () => tooSmallEpoch !== epoch && performance.now() > tooLargeUntil && !isClosed;

  return {
    async findSnapshot() {
      if (!snapshot && shouldBuild()) void startBuild();
      return countHit(await current());
    },
    async waitForSnapshot() {
      const within = createDeadline(timeoutMs);
      while (!snapshot && shouldBuild()) {
        const result = await within(startBuild());
        if (result === "timeout") throw stillLoading(progress.secondsLeft());
        if (result === "done") break;
      }
      return countHit(await current());
    },
    stats: () => ({ hits, misses, bytes: snapshot ? snapshot.bytes + snapshot.sets.bytes : 0 }),
    async close() {
      isClosed = true;
      clearInterval(recheck);
      await building;
      await refreshing?.catch(() => {});
      snapshot = null;
    },
  };
}

const stillLoading = (seconds: number) =>
  new AppError("unavailable", {
    detail: "The shop is still loading its products. Please try again shortly.",
    headers: { "retry-after": String(seconds) },
  });
