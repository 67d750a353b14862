import type { QueryMetrics } from "../../db/connection/query-metrics";
import type { ReplicaStats } from "../../db/replicas/replica";
import type { ReplicasStats } from "../../db/replicas/replicas";
import type { LoadShedder } from "../load-shedding/load-shedder";
import type { MetricRegistry } from "./metric-registry";

export interface CacheStats {
  hits: number;
  misses: number;
  bytes: number;
}

/** Sources of the shop's metrics, read at each request to `/metrics`. */
export interface ShopStats {
  queries: QueryMetrics;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  listener: { secondsSinceHeartbeat(): number };
  poolSize: number;
  replicas: () => ReplicasStats;
  caches: Record<string, () => CacheStats>;
  hashing: () => { running: number; waiting: number };
  /** Requests to place an order, by outcome. */
  orders: Record<string, number>;
  loadShedder: LoadShedder;
  cleanup: { removed: Record<string, number>; lastAt: number };
  /** The job queue, by kind of job. */
  jobs: () => readonly JobStats[];
}

interface JobStats {
  kind: string;
  waiting: number;
  running: number;
  dead: number;
  oldest: number;
}

/** Registers the metrics of the shop; docs/runbook.md explains them. */
export function registerShopMetrics(registry: MetricRegistry, stats: ShopStats): void {
  databaseMetrics(registry, stats);
  replicaMetrics(registry, stats);
  cacheMetrics(registry, stats);
  const { hashing, orders, loadShedder, cleanup } = stats;
  registry.gauge("password_hashes_running", "Passwords being hashed", () => hashing().running);
  registry.gauge("password_hashes_waiting", "Passwords waiting to be hashed", () => hashing().waiting);
  registry.counters("orders_total", "Requests to place an order, by outcome", "outcome", () => orders);
  registry.gauge("overloaded", "1 while the process rejects all requests", () =>
    Number(loadShedder.state.overloaded),
  );
  const readSaturated = () => Number(loadShedder.state.saturated);
  registry.gauge("database_saturated", "1 while requests that need the database are rejected", readSaturated);
  registry.gauge("database_crowded", deprecated("database_saturated"), readSaturated);
  registry.counter("refused_total", "Requests rejected because of load", () => loadShedder.state.rejected);
  cleanupMetrics(registry, cleanup);
  jobMetrics(registry, stats);
}

/** HELP text of a metric that has a new name. The old name is removed one release later. */
const deprecated = (newName: string) => `Deprecated: use larkwood_${newName}`;

function cleanupMetrics(registry: MetricRegistry, cleanup: ShopStats["cleanup"]): void {
  const readRemoved = () => cleanup.removed;
  const readLastAt = () => cleanup.lastAt;
  registry.counters("cleanup_removed_total", "Items removed by the cleanup", "what", readRemoved);
  registry.gauge("cleanup_last_seconds", "Unix time of the last cleanup", readLastAt);
  registry.counters("housekeeping_removed_total", deprecated("cleanup_removed_total"), "what", readRemoved);
  registry.gauge("housekeeping_last_seconds", deprecated("cleanup_last_seconds"), readLastAt);
}

/** The workers update these at least every half minute, so that `/metrics` never waits for a busy database. */
function jobMetrics(registry: MetricRegistry, { jobs }: ShopStats): void {
  const byKind = (pick: (stats: JobStats) => number) => () =>
    Object.fromEntries(jobs().map((stats) => [stats.kind, pick(stats)]));
  registry.gauges(
    "jobs_waiting",
    "Jobs that are due and not running",
    "kind",
    byKind(({ waiting }) => waiting),
  );
  registry.gauges(
    "jobs_running",
    "Jobs that are running",
    "kind",
    byKind(({ running }) => running),
  );
  registry.gauges(
    "jobs_dead",
    "Jobs that failed permanently",
    "kind",
    byKind(({ dead }) => dead),
  );
  registry.gauges(
    "jobs_oldest_seconds",
    "Seconds for which the oldest job has been due",
    "kind",
    byKind(({ oldest }) => oldest),
  );
}

function databaseMetrics(registry: MetricRegistry, { queries, pool, listener, poolSize }: ShopStats): void {
  registry.gauge("database_connections_max", "Maximum number of connections of this process", () => poolSize);
  registry.gauge("database_connections_busy", "Connections in use", () => pool.totalCount - pool.idleCount);
  registry.gauge(
    "database_statements_waiting",
    "Statements waiting for a connection",
    () => pool.waitingCount,
  );
  const readHeartbeatAge = () => listener.secondsSinceHeartbeat();
  registry.gauge(
    "database_heartbeat_seconds",
    "Seconds since this process last received its own notification",
    readHeartbeatAge,
  );
  registry.gauge("database_heard_seconds", deprecated("database_heartbeat_seconds"), readHeartbeatAge);
  registry.counter("database_statements_total", "Completed statements", () => queries.answered);
  registry.counter("database_statements_failed_total", "Failed statements", () => queries.failed);
  registry.counter("database_statements_slow_total", "Statements that took over 250 ms", () => queries.slow);
  registry.counter(
    "database_statement_seconds_total",
    "Total time of all statements, including waiting",
    () => queries.seconds,
  );
  registry.counter(
    "database_transactions_repeated_total",
    "Transactions retried after a deadlock",
    () => queries.deadlockRetries,
  );
}

/** Labelled by their position in DATABASE_READ_URL, because a URL may contain a password. */
function replicaMetrics(registry: MetricRegistry, { replicas }: ShopStats): void {
  const byReplica = (pick: (stats: ReplicaStats) => number) => () =>
    Object.fromEntries(replicas().replicas.map((stats, index) => [index + 1, pick(stats)]));
  registry.gauges(
    "replica_used",
    "1 while reads go to this standby",
    "replica",
    byReplica(({ used }) => used),
  );
  registry.gauges(
    "replica_lag_seconds",
    "Seconds since this standby was last up to date",
    "replica",
    byReplica(({ lagSeconds }) => lagSeconds),
  );
  registry.counters(
    "replica_reads_total",
    "Reads served by this standby",
    "replica",
    byReplica(({ reads }) => reads),
  );
  registry.counter(
    "replica_missed_total",
    "Reads that the primary served because no standby could",
    () => replicas().missed,
  );
}

function cacheMetrics(registry: MetricRegistry, { caches }: ShopStats): void {
  const byCache = (pick: (cache: CacheStats) => number) => () =>
    Object.fromEntries(Object.entries(caches).map(([name, read]) => [name, pick(read())]));
  registry.counters(
    "cache_hits_total",
    "Cache hits",
    "cache",
    byCache(({ hits }) => hits),
  );
  registry.counters(
    "cache_misses_total",
    "Cache misses",
    "cache",
    byCache(({ misses }) => misses),
  );
  registry.gauges(
    "cache_bytes",
    "Size of the cached data in bytes",
    "cache",
    byCache(({ bytes }) => bytes),
  );
}
