import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QueryMetrics } from "./query-metrics";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

/** Records a statement of this duration. */
function run(metrics: QueryMetrics, ms: number, failed = false): void {
  const end = metrics.begin();
  vi.advanceTimersByTime(ms);
  end(failed);
}

describe("the metrics of statements", () => {
  it("count statements, failures, durations and those over 250 ms", () => {
    const metrics = new QueryMetrics();
    run(metrics, 250);
    run(metrics, 251);
    run(metrics, 1_000, true);
    expect(metrics).toMatchObject({ answered: 3, failed: 1, slow: 2, inFlight: 0 });
    expect(metrics.seconds).toBeCloseTo(1.501);
  });

  it("report the median age of statements in flight", () => {
    const metrics = new QueryMetrics();
    metrics.begin();
    vi.advanceTimersByTime(900);
    metrics.begin();
    vi.advanceTimersByTime(50);
    const endWait = metrics.wait();
    vi.advanceTimersByTime(10);
    expect([metrics.inFlight, metrics.medianAge()]).toEqual([3, 60]);
    endWait();
    expect(metrics.inFlight).toBe(2);
  });
});
