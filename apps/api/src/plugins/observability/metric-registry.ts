import { Counter, Gauge, type Registry } from "prom-client";

type ReadByLabel = () => Record<string, number>;

/** Registers gauges and counters that are read when `/metrics` is requested, so that counting costs almost nothing. */
export function createMetricRegistry(registry: Registry) {
  const common = (name: string, help: string) => ({ name: `larkwood_${name}`, help, registers: [registry] });

  return {
    gauge(name: string, help: string, read: () => number): void {
      new Gauge({
        ...common(name, help),
        collect() {
          this.set(read());
        },
      });
    },
    gauges(name: string, help: string, label: string, read: ReadByLabel): void {
      new Gauge({
        ...common(name, help),
        labelNames: [label],
        collect() {
          for (const [value, amount] of Object.entries(read())) this.set({ [label]: value }, amount);
        },
      });
    },
    counter(name: string, help: string, read: () => number): void {
      new Counter({
        ...common(name, help),
        collect() {
          this.reset();
          this.inc(read());
        },
      });
    },
    counters(name: string, help: string, label: string, read: ReadByLabel): void {
      new Counter({
        ...common(name, help),
        labelNames: [label],
        collect() {
          this.reset();
          for (const [value, count] of Object.entries(read())) this.inc({ [label]: value }, count);
        },
      });
    },
  };
}
export type MetricRegistry = ReturnType<typeof createMetricRegistry>;
