const NAME = "http_request_duration_seconds";
const BOUNDS_MS = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500];

/** Durations of requests with the same method, route and status. */
export class Series {
  /** Number of requests per bucket, not cumulative. */
  readonly buckets = BOUNDS_MS.map(() => 0);
  count = 0;
  sumMs = 0;

  constructor(
    readonly labels: string,
    readonly status: number,
  ) {}

  add(ms: number): void {
    this.count += 1;
    this.sumMs += ms;
    let bucket = 0;
    while (ms > (BOUNDS_MS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    if (bucket < BOUNDS_MS.length) this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
  }
}

/** Durations of requests as a Prometheus histogram. Nested maps, because a joined key would cost more than the rest. */
export function createDurations() {
  const series = new Map<string, Map<number, Map<string, Series>>>();

  function seriesOf(method: string, route: string, status: number): Series {
    const known = series.get(route)?.get(status)?.get(method);
    if (known) return known;
    const byStatus = series.get(route) ?? new Map<number, Map<string, Series>>();
    const byMethod = byStatus.get(status) ?? new Map<string, Series>();
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const created = new Series(labels, status);
    series.set(route, byStatus.set(status, byMethod.set(method, created)));
    return created;
  }

  return {
    seriesOf,

    text(): string {
      const all = [...series.values()].flatMap((byStatus) => [...byStatus.values()]);
      const lines = all.flatMap((byMethod) => [...byMethod.values()]).flatMap(formatSeries);
      return [`# HELP ${NAME} Duration of HTTP requests`, `# TYPE ${NAME} histogram`, ...lines, ""].join(
        "\n",
      );
    },
  };
}

function formatSeries({ labels, buckets, count, sumMs }: Series): string[] {
  let cumulative = 0;
  const bucketLines = BOUNDS_MS.map((bound, i) => {
    cumulative += buckets[i] ?? 0;
    return `${NAME}_bucket{le="${bound / 1000}",${labels}} ${cumulative}`;
  });
  return [
    ...bucketLines,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sumMs / 1000}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
