const NAME = "http_request_duration_seconds";
const BOUNDS_MS = [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500];

interface Series {
  labels: string;
  /** How many took at most as long as each bound, not counting those of the bounds before. */
  buckets: number[];
  count: number;
  sumMs: number;
}

/**
 * Times of requests by method, route and status as a Prometheus histogram. Counting is on the way of every request, so it
 * does nothing but look up a series and add; a name made of the three would be dearer than all of that.
 */
export function createDurations() {
  const series = new Map<string, Map<number, Map<string, Series>>>();

  function seriesOf(method: string, route: string, status: number): Series {
    const known = series.get(route)?.get(status)?.get(method);
    if (known) return known;
    const ofRoute = series.get(route) ?? new Map<number, Map<string, Series>>();
    const ofStatus = ofRoute.get(status) ?? new Map<string, Series>();
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const made = { labels, buckets: BOUNDS_MS.map(() => 0), count: 0, sumMs: 0 };
    series.set(route, ofRoute.set(status, ofStatus.set(method, made)));
    return made;
  }

  return {
    observe(method: string, route: string, status: number, ms: number): void {
      const found = seriesOf(method, route, status);
      found.count += 1;
      found.sumMs += ms;
      const bucket = BOUNDS_MS.findIndex((bound) => ms <= bound);
      if (bucket >= 0) found.buckets[bucket] = (found.buckets[bucket] ?? 0) + 1;
    },

    text(): string {
      const all = [...series.values()].flatMap((ofRoute) => [...ofRoute.values()]);
      const lines = all.flatMap((ofStatus) => [...ofStatus.values()]).flatMap(linesOf);
      return [`# HELP ${NAME} Time to answer a request`, `# TYPE ${NAME} histogram`, ...lines, ""].join("\n");
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
