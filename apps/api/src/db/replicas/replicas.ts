import type { Database } from "../connection/client";
import type { Executor } from "../executor";
import { inTransaction } from "../transaction";
import { openReplica, type ReadOptions, type ReplicaStats } from "./replica";
import { createWalPositionReader } from "./wal-position";

/** The standbys that reads may go to. */
export interface Replicas {
  /**
   * Does a piece of reading on a standby that knows everything acknowledged before it was asked for; on the primary where
   * none does. The work changes nothing and bears being done twice: a standby may go in the midst of it.
   */
  read<T>(work: (db: Executor) => Promise<T>, options?: ReadOptions): Promise<T>;
  figures(): ReplicasStats;
  close(): Promise<void>;
}

export interface ReplicasStats {
  replicas: readonly ReplicaStats[];
  /** Reads that a standby could have done and the primary did. */
  missed: number;
}

interface Options {
  urls: readonly string[];
  /** Most connections to each. */
  max: number;
  lagMs: number;
}

export function openReplicas(primary: Database, { urls, ...options }: Options): Replicas {
  const horizon = createWalPositionReader(primary);
  const replicas = urls.map((url) => openReplica(url, { ...options, horizon }));
  let turn = 0;
  let missed = 0;

  /** Those that keep up, each first in its turn. */
  function able() {
    turn = (turn + 1) % Math.max(1, replicas.length);
    return [...replicas.slice(turn), ...replicas.slice(0, turn)].filter(({ isUsed }) => isUsed);
  }

  async function onReplica<T>(work: (db: Executor) => Promise<T>, readOptions: ReadOptions) {
    const candidates = able();
    // Asked after whatever this read must know of, and before any standby is.
    const wanted = candidates.length > 0 ? await horizon().catch(() => null) : null;
    if (!wanted) return null;
    for (const replica of candidates) {
      const done = await replica.read(wanted, work, readOptions);
      if (done) return done;
    }
    return null;
  }

  return {
    async read(work, readOptions = {}) {
      if (replicas.length > 0) {
        const done = await onReplica(work, readOptions);
        if (done) return done.value;
        missed += 1;
      }
      return readOptions.snapshot ? inTransaction(primary, work, readOptions) : work(primary);
    },
    figures: () => ({ replicas: replicas.map((replica) => replica.figures()), missed }),
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
