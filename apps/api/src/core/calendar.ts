import { type Calendar, createCalendar } from "@larkwood/domain";

// Building a calendar is slow, and a shop is in one time zone.
let last: { timeZone: string; calendar: Calendar } | undefined;

function calendarIn(timeZone: string): Calendar {
  if (last?.timeZone !== timeZone) last = { timeZone, calendar: createCalendar(timeZone) };
  return last.calendar;
}

/** The day (`2026-11-05`) of a time in a time zone. */
export const dayIn = (time: Date, timeZone: string) => calendarIn(timeZone).dayOf(time);

/** The start of a day in a time zone. */
export const startOfDay = (day: string, timeZone: string) => calendarIn(timeZone).startOfDay(day);

/** The end of a day in a time zone. */
export const endOfDay = (day: string, timeZone: string) => calendarIn(timeZone).endOfDay(day);
