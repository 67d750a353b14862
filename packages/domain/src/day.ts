const DAY_MS = 24 * 60 * 60 * 1_000;

/** The day (`2026-11-05`) that a moment belongs to where the shop is. */
export function dayIn(moment: Date, timeZone: string): string {
  return clockIn(moment, timeZone).toISOString().slice(0, 10);
}

/** The first moment of a day where the shop is. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const shift = (at: number) => clockIn(new Date(at), timeZone).getTime() - at;
  // Twice: on the day on which the clocks change, the first guess may lie on the other side.
  const guess = midnight - shift(midnight);
  return new Date(midnight - shift(guess));
}

/** The last moment of a day where the shop is: what ends on a day counts until then. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
  return new Date(startOfDay(next, timeZone).getTime() - 1);
}

/** What the clock on the wall shows, as if it were UTC. */
function clockIn(moment: Date, timeZone: string): Date {
  const parts = wallClock(timeZone).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value);
  const { year, month, day, hour, minute, second } = {
    year: part("year"),
    month: part("month"),
    day: part("day"),
    hour: part("hour"),
    minute: part("minute"),
    second: part("second"),
  };
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second) + moment.getMilliseconds());
}

let wall: { timeZone: string; clock: Intl.DateTimeFormat } | undefined;

/** Made once: making one takes longer than a whole order needs for the rest of its dates. A shop is in one zone. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  if (wall?.timeZone !== timeZone) {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    wall = { timeZone, clock };
  }
  return wall.clock;
}
