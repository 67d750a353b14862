import { AppError } from "../../../core/app-error";
import type { Executor } from "../../../db/executor";
import type { CacheStats } from "../../../plugins/observability/shop-metrics";
import type { ChangedProducts } from "../changes";
import { buildSnapshot } from "./build-snapshot";
import { createDeadline } from "./deadline";
import type { IndexSnapshot } from "./index-snapshot";
import { readProductsById } from "./read-products";
import { createReadingProgress } from "./reading-progress";
import { MOST_SET_BYTES } from "./row-sets";

// Below this the database answers as quickly, and nothing need be kept.
const SMALLEST = 2_000;
// Beside the sets of rows, which have a bound of their own.
const MOST_BYTES = 128 * 1024 * 1024 - MOST_SET_BYTES;
// More than so many are read anew with all the others.
const MOST_STALE = 20_000;
// One that has no room is not read again and again only to find that out.
const TOO_LARGE_FOR_MS = 600_000;
// A browser asks three times: within that a million products are read, and no proxy has given up on one of them.
const PATIENCE_MS = 15_000;
const HEAL_EVERY_MS = 1_000;
const HEALED_AT_ONCE = 500;

/** The facts of the catalogue in this process, never older than the last change that it has heard of. */
export interface ProductIndex {
  /** The facts as they are now; null where there are none yet, or where there is no need or no room for them. */
  find(): Promise<IndexSnapshot | null>;
  /** The same, but waits for them to be read; for a while, and then refuses, because the database would take as long. */
  await(): Promise<IndexSnapshot | null>;
  figures(): CacheStats;
  close(): Promise<void>;
}

interface Options {
  read: <T>(work: (db: Executor) => Promise<T>) => Promise<T>;
  follow: (onChange: (changed: ChangedProducts) => void) => void;
  smallest?: number;
  mostBytes?: number;
  patienceMs?: number;
}

/**
 * Reads the facts page by page, then only what has changed: whoever asks waits until all that was heard of before is
 * read. One reading at a time, so that an older one never comes after a newer one.
 */
export function createProductIndex({
  read,
  follow,
  smallest = SMALLEST,
  mostBytes = MOST_BYTES,
  patienceMs = PATIENCE_MS,
}: Options): ProductIndex {
  let facts: IndexSnapshot | null = null;
  /** Rises when all that is known is void. */
  let epoch = 0;
  /** The epoch in which there was no need of an index. */
  let isSmallIn = -1;
  let tooLargeUntil = Number.NEGATIVE_INFINITY;
  let building: Promise<"done" | "overtaken"> | null = null;
  let refreshing: Promise<void> | null = null;
  let healed = 0;
  let isClosed = false;
  let [hits, misses] = [0, 0];
  const stale = new Set<string>();
  const progress = createReadingProgress();

  function forgetAll(): void {
    epoch += 1;
    facts = null;
    stale.clear();
  }

  /** Whether there is room; words can be done without, the database has them too. */
  function hasRoom(them: IndexSnapshot): boolean {
    if (them.bytes > mostBytes) them.titles = null;
    return them.bytes <= mostBytes;
  }

  function giveUp(): void {
    forgetAll();
    tooLargeUntil = performance.now() + TOO_LARGE_FOR_MS;
  }

  follow((changed) => {
    if (changed === "everything") return forgetAll();
    // A small catalogue may have grown.
    if (!facts && !building) return changed.length > 0 ? forgetAll() : undefined;
    for (const id of changed) stale.add(id);
    if (stale.size > MOST_STALE) forgetAll();
  });

  async function build(): Promise<"done" | "overtaken"> {
    const mine = epoch;
    progress.begin();
    const isOvertaken = () => epoch !== mine || isClosed;
    const built = await buildSnapshot({ read, smallest, hasRoom, isOvertaken, onProgress: progress.note });
    if (built === "overtaken") return built;
    if (built === "too few") isSmallIn = mine;
    else if (built === "no room") giveUp();
    else facts = built;
    return "done";
  }

  function beginBuild(): Promise<"done" | "overtaken"> {
    building ??= build()
      // The database answers instead, or says itself why it cannot.
      .catch(() => "done" as const)
      .finally(() => {
        building = null;
      });
    return building;
  }

  async function refresh(into: IndexSnapshot): Promise<void> {
    const ids = [...stale];
    stale.clear();
    try {
      const found = await read((db) => readProductsById(db, ids));
      if (facts !== into) return;
      const there = new Set(found.map(({ id }) => id));
      for (const id of ids) if (!there.has(id)) into.remove(id);
      for (const fact of found) into.put(fact);
      if (!hasRoom(into)) giveUp();
      else if (into.rows > 2 * into.products + MOST_STALE) forgetAll();
    } catch (error) {
      if (facts === into) for (const id of ids) stale.add(id);
      throw error;
    }
  }

  function beginRefresh(into: IndexSnapshot): Promise<void> {
    refreshing ??= refresh(into).finally(() => {
      refreshing = null;
    });
    return refreshing;
  }

  /** Settled once everything is read that was known to be stale when it was asked for. */
  async function bringUpToDate(): Promise<void> {
    // One that is underway may have read before the last change.
    if (refreshing) await refreshing;
    if (facts && stale.size > 0) await beginRefresh(facts);
    else if (refreshing) await refreshing;
  }

  async function current(): Promise<IndexSnapshot | null> {
    if (facts) {
      try {
        await bringUpToDate();
      } catch {
        return null;
      }
    }
    return facts;
  }

  function note(found: IndexSnapshot | null): IndexSnapshot | null {
    if (found) hits += 1;
    else misses += 1;
    return found;
  }

  /** A sale that another process could not tell of any more is found all the same, a few products at a time. */
  const healing = setInterval(() => {
    if (!facts || refreshing) return;
    for (let i = 0; i < Math.min(HEALED_AT_ONCE, facts.rows); i += 1) {
      healed = (healed + 1) % facts.rows;
      if (facts.isProduct(healed)) stale.add(facts.ids.text(healed));
    }
    beginRefresh(facts).catch(() => {});
  }, HEAL_EVERY_MS).unref();

  const isWanted = () => isSmallIn !== epoch && performance.now() > tooLargeUntil && !isClosed;

  return {
    async find() {
      if (!facts && isWanted()) void beginBuild();
      return note(await current());
    },
    async await() {
      const within = createDeadline(patienceMs);
      while (!facts && isWanted()) {
        const end = await within(beginBuild());
        if (end === "too late") throw stillReading(progress.secondsLeft());
        if (end === "done") break;
      }
      return note(await current());
    },
    figures: () => ({ hits, misses, bytes: facts ? facts.bytes + facts.sets.bytes : 0 }),
    async close() {
      isClosed = true;
      clearInterval(healing);
      await building;
      await refreshing?.catch(() => {});
      facts = null;
    },
  };
}

const stillReading = (seconds: number) =>
  new AppError("unavailable", {
    detail: "The shop is still loading its products. Please try again shortly.",
    headers: { "retry-after": String(seconds) },
  });
