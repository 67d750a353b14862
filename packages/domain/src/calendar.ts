const DAY_MS = 24 * 60 * 60 * 1_000;

/** Converts between moments and calendar days in one time zone. */
export interface Calendar {
  /** The day (`2026-11-05`) of a moment. */
  dayOf(moment: Date): string;
  /** The first moment of a day. */
  startOfDay(day: string): Date;
  /** The last moment of a day. */
  endOfDay(day: string): Date;
}

/** Builds the calendar of a time zone. */
export function createCalendar(timeZone: string): Calendar {
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

  /** The local time of a moment, as if it were UTC. */
  function localTime(moment: Date): Date {
    const parts = clock.formatToParts(moment);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value);
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

  const offsetAt = (at: number) => localTime(new Date(at)).getTime() - at;

  function startOfDay(day: string): Date {
    const midnight = Date.parse(`${day}T00:00:00Z`);
    // On a day with a clock change, the first guess may use the offset from the wrong side of the change.
    const guess = midnight - offsetAt(midnight);
    return new Date(midnight - offsetAt(guess));
  }

  return {
    dayOf: (moment) => localTime(moment).toISOString().slice(0, 10),
    startOfDay,
    endOfDay(day) {
      const next = new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
      return new Date(startOfDay(next).getTime() - 1);
    },
  };
}
