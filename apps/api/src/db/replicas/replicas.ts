import type { Database } from "../connection/client";
import type { Executor } from "../executor";
import { inTransaction } from "../transaction";
import { openReplica, type ReadOptions, type ReplicaStats } from "./replica";
import { createWalPositionReader } from "./wal-position";

/** The standbys that serve reads. */
export interface Replicas {
  /**
   * Runs `work` on a standby that has everything committed before this call, or else on the primary. `work` must be
   * read-only and repeatable, because a standby may fail halfway.
   */
  read<T>(work: (db: Executor) => Promise<T>, options?: ReadOptions): Promise<T>;
  stats(): ReplicasStats;
  close(): Promise<void>;
}

export interface ReplicasStats {
  replicas: readonly ReplicaStats[];
  /** Reads that the primary served because no standby could. */
  missed: number;
}

interface Options {
  urls: readonly string[];
  /** Maximum number of connections to each. */
  max: number;
  lagMs: number;
}

export function openReplicas(primary: Database, { urls, ...options }: Options): Replicas {
  const readPosition = createWalPositionReader(primary);
  const replicas = urls.map((url) => openReplica(url, { ...options, readPosition }));
  let next = 0;
  let missed = 0;

  /** The standbys in use, in round-robin order. */
  function usableReplicas() {
    next = (next + 1) % Math.max(1, replicas.length);
    return [...replicas.slice(next), ...replicas.slice(0, next)].filter(({ isUsed }) => isUsed);
  }

  async function tryReplicas<T>(work: (db: Executor) => Promise<T>, readOptions: ReadOptions) {
    const candidates = usableReplicas();
    // Read after this call began, so that it covers every earlier commit.
    const position = candidates.length > 0 ? await readPosition().catch(() => null) : null;
    if (!position) return null;
    for (const replica of candidates) {
      const done = await replica.read(position, work, readOptions);
      if (done) return done;
    }
    return null;
  }

  return {
    async read(work, readOptions = {}) {
      if (replicas.length > 0) {
        const done = await tryReplicas(work, readOptions);
        if (done) return done.value;
        missed += 1;
      }
      return readOptions.snapshot ? inTransaction(primary, work, readOptions) : work(primary);
    },
    stats: () => ({ replicas: replicas.map((replica) => replica.stats()), missed }),
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}
