import { Registry } from "prom-client";
import { beforeAll, describe, expect, it } from "vitest";
import { QueryMetrics } from "../../db/connection/query-metrics";
import { createLoadShedder } from "../load-shedding/load-shedder";
import { createMetricRegistry } from "./metric-registry";
import { registerShopMetrics } from "./shop-metrics";

const registry = new Registry();
const loadShedder = createLoadShedder({ inFlight: 50, medianAge: () => 5_000 });
let text = "";

beforeAll(async () => {
  loadShedder.tick(0);
  registerShopMetrics(createMetricRegistry(registry), {
    queries: new QueryMetrics(),
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
    listener: { secondsSinceHeartbeat: () => 12.5 },
    poolSize: 10,
    replicas: () => ({ replicas: [], missed: 0 }),
    caches: {},
    hashing: () => ({ running: 0, waiting: 0 }),
    orders: {},
    loadShedder,
    cleanup: { removed: { images: 3, sessions: 4 }, lastAt: 1_790_000_000 },
    jobs: () => [],
  });
  text = await registry.metrics();
});

const valuesOf = (name: string) =>
  [...text.matchAll(new RegExp(`^larkwood_${name}(\\{.*\\})? (\\S+)$`, "gm"))].map(
    ([, label = "", value]) => `${label}${value}`,
  );

describe("renamed metrics", () => {
  it.each([
    ["database_saturated", "database_crowded", ["1"]],
    ["database_heartbeat_seconds", "database_heard_seconds", ["12.5"]],
    ["cleanup_last_seconds", "housekeeping_last_seconds", ["1790000000"]],
    ["cleanup_removed_total", "housekeeping_removed_total", ['{what="images"}3', '{what="sessions"}4']],
  ])("%s has the same values as the deprecated %s", (newName, oldName, values) => {
    expect(valuesOf(newName)).toEqual(values);
    expect(valuesOf(oldName)).toEqual(values);
    expect(text).toContain(`# HELP larkwood_${oldName} Deprecated: use larkwood_${newName}\n`);
    expect(text).not.toContain(`# HELP larkwood_${newName} Deprecated`);
  });
});
