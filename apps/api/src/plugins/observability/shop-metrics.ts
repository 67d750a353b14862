import type { QueryMetrics } from "../../db/connection/query-metrics";
import type { ReplicaStats } from "../../db/replicas/replica";
import type { ReplicasStats } from "../../db/replicas/replicas";
import type { LoadShedder } from "../load-shedding/load-shedder";
import type { MetricRegistry } from "./metric-registry";

/** How often something kept was there, and how much is kept. */
export interface CacheStats {
  hits: number;
  misses: number;
  bytes: number;
}

/** Where the shop's own figures are read from, each time that somebody asks. */
export interface ShopStats {
  queries: QueryMetrics;
  pool: { totalCount: number; idleCount: number; waitingCount: number };
  listener: { secondsSinceHeartbeat(): number };
  poolSize: number;
  replicas: () => ReplicasStats;
  caches: Record<string, () => CacheStats>;
  hashing: () => { running: number; waiting: number };
  /** Calls that place an order, by outcome. */
  orders: Record<string, number>;
  loadShedder: LoadShedder;
  housekeeping: { removed: Record<string, number>; lastAt: number };
  /** The queue, kind by kind. */
  jobs: () => readonly JobFigures[];
}

interface JobFigures {
  kind: string;
  waiting: number;
  running: number;
  dead: number;
  oldest: number;
}

/** What the shop tells about itself beside the times of its requests; docs/runbook.md says what each figure means. */
export function registerShopMetrics(meters: MetricRegistry, figures: ShopStats): void {
  databaseMetrics(meters, figures);
  replicaMetrics(meters, figures);
  cacheMetrics(meters, figures);
  const { hashing, orders, loadShedder, housekeeping } = figures;
  meters.gauge("password_hashes_running", "Passwords being hashed", () => hashing().running);
  meters.gauge("password_hashes_waiting", "Passwords waiting to be hashed", () => hashing().waiting);
  meters.counters("orders_total", "Requests to place an order, by outcome", "outcome", () => orders);
  meters.gauge("overloaded", "1 while the process rejects all requests", () =>
    Number(loadShedder.state.overloaded),
  );
  meters.gauge("database_crowded", "1 while requests that need the database are rejected", () =>
    Number(loadShedder.state.crowded),
  );
  meters.counter("refused_total", "Requests rejected because of load", () => loadShedder.state.refused);
  meters.counters(
    "housekeeping_removed_total",
    "Items removed by the cleanup",
    "what",
    () => housekeeping.removed,
  );
  meters.gauge("housekeeping_last_seconds", "Unix time of the last cleanup", () => housekeeping.lastAt);
  jobMetrics(meters, figures);
}

/** As the workers last saw the queue, at most half a minute ago: whoever asks must not wait for a busy database. */
function jobMetrics(meters: MetricRegistry, { jobs }: ShopStats): void {
  const of = (pick: (figures: JobFigures) => number) => () =>
    Object.fromEntries(jobs().map((figures) => [figures.kind, pick(figures)]));
  meters.gauges(
    "jobs_waiting",
    "Jobs that are due and not running",
    "kind",
    of(({ waiting }) => waiting),
  );
  meters.gauges(
    "jobs_running",
    "Jobs that are running",
    "kind",
    of(({ running }) => running),
  );
  meters.gauges(
    "jobs_dead",
    "Jobs that failed permanently",
    "kind",
    of(({ dead }) => dead),
  );
  meters.gauges(
    "jobs_oldest_seconds",
    "Seconds for which the oldest job has been due",
    "kind",
    of(({ oldest }) => oldest),
  );
}

function databaseMetrics(meters: MetricRegistry, { queries, pool, listener, poolSize }: ShopStats): void {
  meters.gauge("database_connections_max", "Maximum number of connections of this process", () => poolSize);
  meters.gauge("database_connections_busy", "Connections in use", () => pool.totalCount - pool.idleCount);
  meters.gauge("database_statements_waiting", "Statements waiting for a connection", () => pool.waitingCount);
  meters.gauge(
    "database_heard_seconds",
    "Seconds since this process last received its own notification",
    () => listener.secondsSinceHeartbeat(),
  );
  meters.counter("database_statements_total", "Completed statements", () => queries.answered);
  meters.counter("database_statements_failed_total", "Failed statements", () => queries.failed);
  meters.counter("database_statements_slow_total", "Statements that took over 250 ms", () => queries.slow);
  meters.counter(
    "database_statement_seconds_total",
    "Total time of all statements, including waiting",
    () => queries.seconds,
  );
  meters.counter(
    "database_transactions_repeated_total",
    "Transactions retried after a deadlock",
    () => queries.deadlockRetries,
  );
}

/** By their place in DATABASE_READ_URL: an address may hold a password. */
function replicaMetrics(meters: MetricRegistry, { replicas }: ShopStats): void {
  const of = (pick: (figures: ReplicaStats) => number) => () =>
    Object.fromEntries(replicas().replicas.map((figures, index) => [index + 1, pick(figures)]));
  meters.gauges(
    "replica_used",
    "1 while reads go to this standby",
    "replica",
    of(({ used }) => used),
  );
  meters.gauges(
    "replica_lag_seconds",
    "Seconds since this standby was last up to date",
    "replica",
    of(({ lagSeconds }) => lagSeconds),
  );
  meters.counters(
    "replica_reads_total",
    "Reads served by this standby",
    "replica",
    of(({ reads }) => reads),
  );
  meters.counter(
    "replica_missed_total",
    "Reads that the primary served because no standby could",
    () => replicas().missed,
  );
}

function cacheMetrics(meters: MetricRegistry, { caches }: ShopStats): void {
  const of = (pick: (cache: CacheStats) => number) => () =>
    Object.fromEntries(Object.entries(caches).map(([name, read]) => [name, pick(read())]));
  meters.counters(
    "cache_hits_total",
    "Cache hits",
    "cache",
    of(({ hits }) => hits),
  );
  meters.counters(
    "cache_misses_total",
    "Cache misses",
    "cache",
    of(({ misses }) => misses),
  );
  meters.gauges(
    "cache_bytes",
    "Size of the cached data in bytes",
    "cache",
    of(({ bytes }) => bytes),
  );
}
