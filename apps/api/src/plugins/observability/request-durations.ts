const NAME = "http_request_duration_seconds";
const BOUNDS_MS = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500];

/** The times of requests of one method, route and status. */
export class Series {
  /** How many took at most as long as each bound, not counting those of the bounds before. */
  readonly buckets = BOUNDS_MS.map(() => 0);
  count = 0;
  sumMs = 0;

  constructor(
    readonly labels: string,
    readonly status: number,
  ) {}

  /** On the way of every request. */
  add(ms: number): void {
    this.count += 1;
    this.sumMs += ms;
    let bucket = 0;
    while (ms > (BOUNDS_MS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
    if (bucket < BOUNDS_MS.length) this.buckets[bucket] = (this.buckets[bucket] ?? 0) + 1;
  }
}

/**
 * Times of requests by method, route and status as a Prometheus histogram. A series is looked up by the three, one after
 * the other: a name made of them would be dearer than all the rest.
 */
export function createDurations() {
  const series = new Map<string, Map<number, Map<string, Series>>>();

  function seriesOf(method: string, route: string, status: number): Series {
    const known = series.get(route)?.get(status)?.get(method);
    if (known) return known;
    const ofRoute = series.get(route) ?? new Map<number, Map<string, Series>>();
    const ofStatus = ofRoute.get(status) ?? new Map<string, Series>();
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const made = new Series(labels, status);
    series.set(route, ofRoute.set(status, ofStatus.set(method, made)));
    return made;
  }

  return {
    seriesOf,

    text(): string {
      const all = [...series.values()].flatMap((ofRoute) => [...ofRoute.values()]);
      const lines = all.flatMap((ofStatus) => [...ofStatus.values()]).flatMap(linesOf);
      return [`# HELP ${NAME} Duration of HTTP requests`, `# TYPE ${NAME} histogram`, ...lines, ""].join(
        "\n",
      );
    },
  };
}

function linesOf({ labels, buckets, count, sumMs }: Series): string[] {
  let below = 0;
  const counted = BOUNDS_MS.map((bound, i) => {
    below += buckets[i] ?? 0;
    return `${NAME}_bucket{le="${bound / 1000}",${labels}} ${below}`;
  });
  return [
    ...counted,
    `${NAME}_bucket{le="+Inf",${labels}} ${count}`,
    `${NAME}_sum{${labels}} ${sumMs / 1000}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
